package com.webforj.samples.views.spinner;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("spinnerexpansedemo")
@FrameTitle("Spinner expanses")
public class SpinnerExpanseDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public SpinnerExpanseDemoView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setSpacing("var(--dwc-space-l)");
    self.setPadding("20px");
    self.add(
        new Spinner(SpinnerExpanse.SMALL),
        new Spinner(SpinnerExpanse.MEDIUM),
        new Spinner(SpinnerExpanse.LARGE));
  }
}
