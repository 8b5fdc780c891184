package com.webforj.samples.views.checkbox;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("checkboxindeterminate")
@FrameTitle("Indeterminate checkbox")
public class CheckboxIndeterminateView extends Composite<FlexLayout> {

  private final CheckBox all = new CheckBox("All documents");
  private final CheckBox invoice = new CheckBox("Invoice", true);
  private final CheckBox deliveryNote = new CheckBox("Delivery note");
  private final List<CheckBox> documents = List.of(invoice, deliveryNote);

  public CheckboxIndeterminateView() {
    all.onToggle(event -> {
      documents.forEach(document -> document.setChecked(event.isToggled()));
      updateParent();
    });
    documents.forEach(document -> document.onToggle(event -> updateParent()));
    updateParent();

    FlexLayout children = FlexLayout.create(invoice, deliveryNote).vertical().build();
    children.setStyle("padding-inline-start", "2em");

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(all, children);
  }

  private void updateParent() {
    long checked = documents.stream().filter(CheckBox::isChecked).count();
    all.setChecked(checked == documents.size());
    all.setIndeterminate(checked > 0 && checked < documents.size());
  }
}
