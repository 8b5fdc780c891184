package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("flexpositioning")
@FrameTitle("Positioning")
public class FlexPositioningView extends Composite<FlexLayout> {

  public FlexPositioningView() {
    FlexLayout layout = Boxes.frame(new FlexLayout(Boxes.boxes(4)));
    layout.setHeight("200px");

    FlexLayout controls = new FlexLayout(
        Boxes.choices("Justify content", FlexJustifyContent.values(), layout::setJustifyContent),
        Boxes.choices("Alignment", FlexAlignment.values(), layout::setAlignment));

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(controls, layout);
  }
}
