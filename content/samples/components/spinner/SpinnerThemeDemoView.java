package com.webforj.samples.views.spinner;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("spinnerthemedemo")
@FrameTitle("Spinner themes")
public class SpinnerThemeDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public SpinnerThemeDemoView() {
    self.setSpacing("var(--dwc-space-l)");
    self.setWrap(FlexWrap.WRAP);
    self.setPadding("20px");

    for (Theme theme : Theme.values()) {
      self.add(new Spinner(theme, SpinnerExpanse.MEDIUM));
    }
  }
}
