package com.webforj.samples.views.combobox;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ComboBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("comboboxplaceholder")
@FrameTitle("Placeholder of a combo box")
public class ComboBoxPlaceholderView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ComboBoxPlaceholderView() {
    ComboBox department = new ComboBox("Department");
    department.insert("Accounting", "Customer service", "Purchasing", "Sales");
    department.setPlaceholder("Choose or type a department");
    department.setWidth("280px");

    self.setPadding("20px");
    self.add(department);
  }
}
