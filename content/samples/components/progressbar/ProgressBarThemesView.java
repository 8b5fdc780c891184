package com.webforj.samples.views.progressbar;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("progressbarthemes")
@FrameTitle("Progress bar themes")
public class ProgressBarThemesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ProgressBarThemesView() {
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");

    int value = 30;
    for (Theme theme : Theme.values()) {
      ProgressBar bar = new ProgressBar(value, theme.name() + ": {{x}}%");
      bar.setTheme(theme);
      self.add(bar);
      value += 10;
    }
  }
}
