package com.webforj.samples.views.maskedtimefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedTimeFieldSpinner;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalTime;

@Route("maskedtimefieldspinner")
@FrameTitle("Masked time field with spinner")
public class MaskedTimeFieldSpinnerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTimeFieldSpinnerView() {
    MaskedTimeFieldSpinner callback = new MaskedTimeFieldSpinner("Call me at", LocalTime.of(9, 0));
    callback.setMask("%hz:%mz %p");
    callback.setMin(LocalTime.of(9, 0));
    callback.setMax(LocalTime.of(17, 0));
    callback.setSpinField(MaskedTimeFieldSpinner.SpinField.MINUTE);

    self.setPadding("20px");
    self.add(callback);
  }
}
