package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.icons.FeatherIcon;
import com.webforj.component.icons.IconButton;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.slider.Slider;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Map;

@Route("slider")
@FrameTitle("Slider")
public class SliderView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Slider volume = new Slider(40);

  public SliderView() {
    volume.setLabels(Map.of(0, "Mute", 50, "50%", 100, "Max"));
    volume.setLabelsVisible(true);
    volume.setFilled(true);
    volume.setWidth("260px");

    IconButton mute = new IconButton(FeatherIcon.VOLUME_X.create());
    mute.setLabel("Mute");
    mute.onClick(event -> volume.setValue(0));

    IconButton loud = new IconButton(FeatherIcon.VOLUME_2.create());
    loud.setLabel("Maximum volume");
    loud.onClick(event -> volume.setValue(100));

    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(mute, volume, loud);
  }
}
