package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.slider.Slider;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("sliderthemes")
@FrameTitle("Slider themes")
public class SliderThemesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public SliderThemesView() {
    self.setDirection(FlexDirection.COLUMN);
    self.setSpacing("var(--dwc-space-xl)");
    self.setPadding("20px 40px");

    for (Theme theme : Theme.values()) {
      Slider slider = new Slider(60);
      slider.setFilled(true);
      slider.setTheme(theme);
      slider.setTooltipText("'" + theme.name() + ": ' + x");
      self.add(slider);
    }
  }
}
