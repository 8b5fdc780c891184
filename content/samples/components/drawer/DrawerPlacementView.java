package com.webforj.samples.views.drawer;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.drawer.Drawer;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.optioninput.RadioButtonGroup;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("drawerplacement")
@FrameTitle("Placement of a drawer")
public class DrawerPlacementView extends Composite<FlexLayout> {

  public DrawerPlacementView() {
    Drawer drawer = new Drawer("Filter");
    drawer.add(new Paragraph("Choose another edge with the radio buttons."));

    RadioButtonGroup group = new RadioButtonGroup("placement");
    FlexLayout choices = FlexLayout.create().vertical().build();
    for (Drawer.Placement placement : Drawer.Placement.values()) {
      RadioButton button = new RadioButton(
          placement.name(), placement.name(), placement == Drawer.Placement.LEFT);
      group.add(button);
      choices.add(button);
    }
    group.onValueChange(event ->
        drawer.setPlacement(Drawer.Placement.valueOf(event.getValue())).open());

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN).setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(choices, group, new Button("Open", event -> drawer.open()), drawer);
  }
}
