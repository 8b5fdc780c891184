package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.slider.Slider;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Map;

@Route("sliderlabels")
@FrameTitle("Slider labels")
public class SliderLabelsView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Slider temperature = new Slider(20, 0, 60);

  public SliderLabelsView() {
    temperature.setLabels(Map.of(0, "Cold", 30, "Warm", 60, "Hot"));
    temperature.setLabelsVisible(true);
    // Keep the numbers at the major ticks beside the three words.
    temperature.setAllowMajorLabelsOverlap(true);
    temperature.setMajorTickSpacing(10);
    temperature.setTicksVisible(true);
    temperature.setSnapToTicks(true);
    temperature.setFilled(true);
    temperature.setWidth("100%");
    temperature.setTheme(Theme.INFO);
    temperature.onValueChange(event -> temperature.setTheme(themeFor(event.getValue())));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px 40px");
    self.add(temperature);
  }

  private static Theme themeFor(int degrees) {
    if (degrees < 30) {
      return Theme.INFO;
    }
    return degrees < 50 ? Theme.WARNING : Theme.DANGER;
  }
}
