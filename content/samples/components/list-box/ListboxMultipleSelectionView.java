package com.webforj.samples.views.listbox;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ListBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.list.MultipleSelectableList;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;
import java.util.stream.Collectors;

@Route("listboxmultipleselection")
@FrameTitle("Selection in a list box")
public class ListboxMultipleSelectionView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final ListBox departments = new ListBox("Departments");
  private final Paragraph summary = new Paragraph("Nothing selected");

  public ListboxMultipleSelectionView() {
    departments.insert("Accounting", "Customer service", "Purchasing", "Sales");
    departments.setWidth("240px");
    departments.onSelect(event -> showSelection());

    RadioButton multiple = RadioButton.Switch("Select several");
    multiple.onToggle(event -> setMultiple(event.isToggled()));

    FlexLayout side = new FlexLayout(FlexDirection.COLUMN, multiple, summary);

    self.setPadding("20px");
    self.add(departments, side);
  }

  private void setMultiple(boolean multiple) {
    departments.deselectAll();
    departments.setSelectionMode(multiple
        ? MultipleSelectableList.SelectionMode.MULTIPLE
        : MultipleSelectableList.SelectionMode.SINGLE);
    departments.setHelperText(multiple ? "You can choose more than one" : "");
    showSelection();
  }

  private void showSelection() {
    List<ListItem> items = departments.getSelectedItems();
    summary.setText(items.isEmpty()
        ? "Nothing selected"
        : items.stream().map(ListItem::getText).collect(Collectors.joining(", ")));
  }
}
