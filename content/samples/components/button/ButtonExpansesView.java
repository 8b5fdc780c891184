package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("buttonexpanses")
@FrameTitle("Button expanses")
public class ButtonExpansesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Button button = new Button("Create order", ButtonTheme.PRIMARY);
  private final ChoiceBox expanses = new ChoiceBox("Expanse");

  public ButtonExpansesView() {
    List<ListItem> items = Arrays.stream(Expanse.values())
        .map(expanse -> new ListItem(expanse, expanse.name()))
        .toList();

    expanses.insert(items);
    expanses.selectKey(Expanse.MEDIUM);
    expanses.onSelect(event ->
        button.setExpanse((Expanse) event.getSelectedItem().getKey()));

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(expanses, button);
  }
}
