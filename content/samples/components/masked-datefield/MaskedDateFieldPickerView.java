package com.webforj.samples.views.maskeddatefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedDateField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDate;

@Route("maskeddatefieldpicker")
@FrameTitle("Date picker")
public class MaskedDateFieldPickerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedDateFieldPickerView() {
    MaskedDateField delivery = new MaskedDateField("Delivery date", LocalDate.now());
    delivery.setMask("%Mz/%Dz/%Yl");
    delivery.setAllowCustomValue(false);
    // open() takes effect when the field appears.
    delivery.getPicker().setAutoOpen(true).setShowWeeks(true).open();

    self.setPadding("20px");
    self.add(delivery);
  }
}
