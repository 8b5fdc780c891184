package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.slider.Slider;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("sliderorientation")
@FrameTitle("Vertical slider")
public class SliderOrientationView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public SliderOrientationView() {
    Slider upward = createSlider();
    Slider downward = createSlider();
    downward.setInverted(true);

    self.setSpacing("120px");
    self.setPadding("40px");
    self.add(upward, downward);
  }

  private static Slider createSlider() {
    Slider slider = new Slider(30, Slider.Orientation.VERTICAL);
    slider.setHeight("320px");
    slider.setMajorTickSpacing(20);
    slider.setTicksVisible(true);
    slider.setLabelsVisible(true);
    slider.setFilled(true);
    return slider;
  }
}
