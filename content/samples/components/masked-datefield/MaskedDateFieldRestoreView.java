package com.webforj.samples.views.maskeddatefield;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.field.MaskedDateField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDate;

@Route("maskeddatefieldrestore")
@FrameTitle("Restore a date")
public class MaskedDateFieldRestoreView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedDateFieldRestoreView() {
    MaskedDateField booked = new MaskedDateField("Booked on", LocalDate.now());
    booked.setMask("%Yl-%Mz-%Dz");
    booked.setRestoreValue(LocalDate.now().minusDays(1));

    Button restore = new Button("Yesterday", event -> booked.restoreValue());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(booked, restore);
  }
}
