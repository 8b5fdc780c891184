package com.webforj.samples.views.combobox;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ComboBox;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("comboboxcustomvalue")
@FrameTitle("Custom values in a combo box")
public class ComboBoxCustomValueView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ComboBoxCustomValueView() {
    ComboBox department = new ComboBox("Department");
    department.insert("Accounting", "Customer service", "Purchasing", "Sales");
    department.setAllowCustomValue(false);
    department.setWidth("240px");

    RadioButton custom = RadioButton.Switch("Allow other departments");
    custom.onToggle(event -> department.setAllowCustomValue(event.isToggled()));

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(department, custom);
  }
}
