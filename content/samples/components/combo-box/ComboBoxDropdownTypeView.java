package com.webforj.samples.views.combobox;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ComboBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("comboboxdropdowntype")
@FrameTitle("Dropdown type of a combo box")
@InlineStyleSheet(id = "combobox-dropdown-type", value = """
    [data-dropdown-for="city"]::part(list) { border-radius: 0; }
    [data-dropdown-for="city"]::part(item) { font-style: italic; }
    """)
public class ComboBoxDropdownTypeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ComboBoxDropdownTypeView() {
    ComboBox city = new ComboBox("City");
    city.setDropdownType("city");
    city.insert("Lisbon", "Porto", "Faro");
    city.selectIndex(0);
    city.setWidth("220px");

    self.setPadding("20px");
    self.add(city);
  }
}
