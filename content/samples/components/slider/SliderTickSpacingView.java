package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.slider.Slider;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("slidertickspacing")
@FrameTitle("Slider ticks")
public class SliderTickSpacingView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Slider slider = new Slider(50);
  private final NumberField major = new NumberField("Major tick spacing", 25.0);
  private final NumberField minor = new NumberField("Minor tick spacing", 5.0);
  private final RadioButton ticks = RadioButton.Switch("Show ticks", true);
  private final RadioButton snap = RadioButton.Switch("Snap to ticks");

  public SliderTickSpacingView() {
    slider.setMajorTickSpacing(25);
    slider.setMinorTickSpacing(5);
    slider.setTicksVisible(true);
    slider.setLabelsVisible(true);
    slider.setWidth("100%");

    major.setMin(1.0).setMax(100.0);
    major.onValueChange(event -> slider.setMajorTickSpacing(toSpacing(event.getValue())));
    minor.setMin(1.0).setMax(100.0);
    minor.onValueChange(event -> slider.setMinorTickSpacing(toSpacing(event.getValue())));
    ticks.onToggle(event -> slider.setTicksVisible(event.isToggled()));
    snap.onToggle(event -> slider.setSnapToTicks(event.isToggled()));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px 40px");
    self.add(slider, major, minor, ticks, snap);
  }

  private static int toSpacing(Double value) {
    return value == null ? 0 : Math.max(value.intValue(), 0);
  }
}
