package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.button.event.ButtonClickEvent;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("button")
@FrameTitle("Button")
public class ButtonView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TextField firstName = new TextField("First name");
  private final TextField lastName = new TextField("Last name");
  private final TextField email = new TextField(TextField.Type.EMAIL, "Email");

  public ButtonView() {
    Button submit = new Button("Submit", ButtonTheme.PRIMARY, this::submit);
    Button clear = new Button("Clear", event -> clear());

    FlexLayout fields = new FlexLayout(firstName, lastName, email);
    fields.setWrap(FlexWrap.WRAP);

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(fields, new FlexLayout(submit, clear));
  }

  private void submit(ButtonClickEvent event) {
    MessageDialog dialog = new MessageDialog(
        "Registered: " + firstName.getValue() + " " + lastName.getValue(), "Registration");
    // The names come from the user: show them as text, not as HTML.
    dialog.setRawText(true);
    dialog.show();
  }

  private void clear() {
    List.of(firstName, lastName, email).forEach(field -> field.setValue(""));
    firstName.focus();
  }
}
