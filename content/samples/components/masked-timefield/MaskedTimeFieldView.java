package com.webforj.samples.views.maskedtimefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedTimeField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;

@Route("maskedtimefield")
@FrameTitle("Masked time field")
public class MaskedTimeFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTimeFieldView() {
    MaskedTimeField start =
        new MaskedTimeField("Start of the meeting", LocalTime.now().truncatedTo(ChronoUnit.MINUTES));
    start.setMask("%h:%mz %p");
    start.setHelperText("For example 9:30 AM or 0930");
    start.getPicker().setIconVisible(false);

    self.setPadding("20px");
    self.add(start);
  }
}
