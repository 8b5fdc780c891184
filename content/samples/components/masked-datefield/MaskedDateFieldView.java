package com.webforj.samples.views.maskeddatefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedDateField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDate;

@Route("maskeddatefield")
@FrameTitle("Masked date field")
public class MaskedDateFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedDateFieldView() {
    MaskedDateField due = new MaskedDateField("Due date", LocalDate.now());
    due.setMask("%Mz/%Dz/%Yz");
    due.setHelperText("Month, day, year: 7/4/25 or 070425");
    due.getPicker().setIconVisible(false);

    self.setPadding("20px");
    self.add(due);
  }
}
