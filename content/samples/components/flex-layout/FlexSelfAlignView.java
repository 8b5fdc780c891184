package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("flexselfalign")
@FrameTitle("Self alignment")
public class FlexSelfAlignView extends Composite<FlexLayout> {

  public FlexSelfAlignView() {
    Button special = new Button("Its own alignment", ButtonTheme.PRIMARY);
    FlexLayout layout = Boxes.frame(
        new FlexLayout(special, new Button("Start"), new Button("Start")));
    layout.setAlignment(FlexAlignment.START);
    layout.setHeight("180px");

    ChoiceBox alignments = Boxes.choices("Alignment of the colored button",
        FlexAlignment.values(), value -> layout.setItemAlignment(value, special));
    layout.setItemAlignment(FlexAlignment.STRETCH, special);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(alignments, layout);
  }
}
