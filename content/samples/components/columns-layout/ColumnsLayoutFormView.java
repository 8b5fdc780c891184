package com.webforj.samples.views.columnslayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("columnslayoutform")
@FrameTitle("Registration form")
public class ColumnsLayoutFormView extends Composite<Div> {

  private static final List<ColumnsLayout.Breakpoint> BREAKPOINTS = List.of(
      new ColumnsLayout.Breakpoint("default", 0, 1),
      new ColumnsLayout.Breakpoint("medium", "40em", 2));

  public ColumnsLayoutFormView() {
    TextField firstName = new TextField("First name");
    TextField lastName = new TextField("Last name");
    TextField email = new TextField(TextField.Type.EMAIL, "Email");
    TextField street = new TextField("Street");
    TextField city = new TextField("City");
    ChoiceBox state = new ChoiceBox("State");
    state.insert("Bavaria", "Bremen", "Hamburg", "Hesse", "Saxony");
    TextField zip = new TextField("Zip code");
    CheckBox newsletter = new CheckBox("Send me the newsletter");

    Button cancel = new Button("Cancel");
    Button submit = new Button("Register", ButtonTheme.PRIMARY);
    // One item of the form: the buttons keep their width and align at the end.
    FlexLayout buttons = FlexLayout.create(cancel, submit)
        .horizontal()
        .justify().end()
        .build();

    ColumnsLayout form = new ColumnsLayout(BREAKPOINTS,
        firstName, lastName, email, street, city, state, zip, newsletter, buttons);
    form.setSpan(email, "medium", 2)
        .setSpan(street, "medium", 2)
        .setSpan(buttons, "medium", 2)
        .setVerticalAlignment(newsletter, ColumnsLayout.Alignment.END)
        .setSpacing("1.5em");

    Div self = getBoundComponent();
    self.setStyle("max-width", "60em").setStyle("padding", "var(--dwc-space-xl)");
    self.add(form);
  }
}
