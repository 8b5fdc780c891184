package com.webforj.samples.views.columnslayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.DateField;
import com.webforj.component.field.TextArea;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("columnslayoutalignment")
@FrameTitle("Alignment in columns")
public class ColumnsLayoutAlignmentView extends Composite<Div> {

  public ColumnsLayoutAlignmentView() {
    TextField subject = new TextField("Subject");
    DateField due = new DateField("Due date");
    TextArea description = new TextArea("Description");
    CheckBox urgent = new CheckBox("Urgent");
    Button submit = new Button("Create ticket", ButtonTheme.PRIMARY);

    ColumnsLayout layout = new ColumnsLayout(subject, due, description, urgent, submit);
    layout.setSpan(description, 2)
        .setVerticalAlignment(urgent, ColumnsLayout.Alignment.CENTER)
        .setColumn(submit, 2)
        .setHorizontalAlignment(submit, ColumnsLayout.Alignment.END);

    Div self = getBoundComponent();
    self.setStyle("max-width", "60em").setStyle("padding", "var(--dwc-space-xl)");
    self.add(layout);
  }
}
