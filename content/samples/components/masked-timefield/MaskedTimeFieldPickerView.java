package com.webforj.samples.views.maskedtimefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedTimeField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.Duration;
import java.time.LocalTime;

@Route("maskedtimefieldpicker")
@FrameTitle("Time picker")
public class MaskedTimeFieldPickerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTimeFieldPickerView() {
    MaskedTimeField slot = new MaskedTimeField("Time slot", LocalTime.of(9, 30));
    slot.setMask("%Hz:%mz");
    slot.setAllowCustomValue(false);
    // open() takes effect when the field appears.
    slot.getPicker().setAutoOpen(true).setStep(Duration.ofMinutes(30)).open();

    self.setPadding("20px");
    self.add(slot);
  }
}
