package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("flexorder")
@FrameTitle("Order of an item")
public class FlexOrderView extends Composite<FlexLayout> {

  public FlexOrderView() {
    Button movable = new Button("Order 0", ButtonTheme.PRIMARY);
    FlexLayout layout = Boxes.frame(new FlexLayout(movable));
    for (int order = 1; order <= 4; order++) {
      Button button = new Button("Order " + order);
      layout.add(button);
      layout.setItemOrder(order, button);
    }

    NumberField order = new NumberField("New order of the colored button", 0.0);
    Button apply = new Button("Apply", event -> {
      int value = order.getValue() == null ? 0 : order.getValue().intValue();
      layout.setItemOrder(value, movable);
      movable.setText("Order " + value);
    });

    FlexLayout controls = new FlexLayout(order, apply);
    controls.setAlignment(FlexAlignment.END);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(controls, layout);
  }
}
