package com.webforj.samples.views.choicebox;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("choiceboxdropdowntype")
@FrameTitle("Dropdown type of a choice box")
@InlineStyleSheet(id = "choicebox-dropdown-type", value = """
    [data-dropdown-for="priority"]::part(list) { border-radius: 0; }
    [data-dropdown-for="priority"]::part(item) { text-transform: uppercase; }
    """)
public class ChoiceboxDropdownTypeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ChoiceboxDropdownTypeView() {
    ChoiceBox priority = new ChoiceBox("Priority of the ticket");
    priority.setDropdownType("priority");
    priority.insert("Low", "Medium", "High");
    priority.selectIndex(0);
    priority.setWidth("220px");

    self.setPadding("20px");
    self.add(priority);
  }
}
