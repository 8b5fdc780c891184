package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.optioninput.RadioButtonGroup;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.ArrayList;
import java.util.List;

@Route("flexbasis")
@FrameTitle("Flex basis")
public class FlexBasisView extends Composite<FlexLayout> {

  private final List<RadioButton> choices = new ArrayList<>();
  private final List<Button> buttons = new ArrayList<>();
  private final FlexLayout layout = Boxes.frame(new FlexLayout());
  private final NumberField basis = new NumberField("Basis (px)", 200.0);

  public FlexBasisView() {
    RadioButtonGroup group = new RadioButtonGroup("item");
    FlexLayout selection = new FlexLayout();
    for (int i = 1; i <= 3; i++) {
      Button button = new Button("Item " + i);
      RadioButton choice = new RadioButton("Item " + i, i == 1);
      buttons.add(button);
      choices.add(choice);
      group.add(choice);
      selection.add(choice);
      layout.add(button);
    }

    Button apply = new Button("Apply", ButtonTheme.PRIMARY,
        event -> {
          Double value = basis.getValue();
          layout.setItemBasis(value == null ? "auto" : value.intValue() + "px", selected());
        });
    Button reset = new Button("Reset",
        event -> buttons.forEach(button -> layout.setItemBasis("auto", button)));

    FlexLayout controls = new FlexLayout(basis, apply, reset);
    controls.setAlignment(FlexAlignment.END);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(selection, group, controls, layout);
  }

  private Button selected() {
    int index = 0;
    while (index < choices.size() - 1 && !choices.get(index).isChecked()) {
      index++;
    }
    return buttons.get(index);
  }
}
