package com.webforj.samples.views.maskednumberfield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedNumberFieldSpinner;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("maskednumspinner")
@FrameTitle("Masked number field with spinner")
public class MaskedNumSpinnerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedNumSpinnerView() {
    MaskedNumberFieldSpinner percent = new MaskedNumberFieldSpinner("Tip", 15.0);
    percent.setMask("##0%");
    percent.setMin(0.0);
    percent.setMax(100.0);
    percent.setStep(5.0);

    self.setPadding("20px");
    self.add(percent);
  }
}
