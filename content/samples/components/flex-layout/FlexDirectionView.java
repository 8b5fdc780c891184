package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("flexdirection")
@FrameTitle("Direction")
public class FlexDirectionView extends Composite<FlexLayout> {

  public FlexDirectionView() {
    FlexLayout layout = Boxes.frame(new FlexLayout(Boxes.boxes(4)));
    ChoiceBox directions = Boxes.choices(
        "Direction", FlexDirection.values(), layout::setDirection);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(directions, layout);
  }
}
