package com.webforj.samples.views.progressbar;

import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("progressbarorientation")
@FrameTitle("Vertical progress bar")
public class ProgressBarOrientationView extends Composite<FlexLayout> {

  private static final int FULL = 100;

  private final FlexLayout self = getBoundComponent();
  private final ProgressBar tank = new ProgressBar(0, ProgressBar.Orientation.VERTICAL);
  private final Interval interval = new Interval(0.2f, event -> fill());

  public ProgressBarOrientationView() {
    tank.setHeight("130px");
    tank.setStyle("--dwc-progressbar-width", "40px");
    tank.onValueChange(event -> tank.setTheme(themeFor(event.getValue())));

    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(tank, new Paragraph("Tank 3 is being filled."));

    tank.setValue(5);
    interval.start();
  }

  private void fill() {
    int next = tank.getValue() + 1;
    tank.setValue(next > FULL ? 0 : next);
  }

  private static Theme themeFor(int value) {
    if (value < 25) {
      return Theme.DANGER;
    }
    return value < 75 ? Theme.WARNING : Theme.SUCCESS;
  }

  @Override
  protected void onDidDestroy() {
    interval.stop();
  }
}
