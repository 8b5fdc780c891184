package com.webforj.samples.views.columnslayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.PasswordField;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("columnslayout")
@FrameTitle("ColumnsLayout")
public class ColumnsLayoutView extends Composite<Div> {

  public ColumnsLayoutView() {
    TextField firstName = new TextField("First name");
    TextField lastName = new TextField("Last name");
    TextField email = new TextField(TextField.Type.EMAIL, "Email");
    PasswordField password = new PasswordField("Password");
    PasswordField confirmation = new PasswordField("Confirm password");
    Button submit = new Button("Create account", ButtonTheme.PRIMARY);

    ColumnsLayout layout =
        new ColumnsLayout(firstName, lastName, email, password, confirmation, submit);
    layout.setSpan(email, 2).setSpan(submit, 2);

    Div self = getBoundComponent();
    self.setStyle("max-width", "60em").setStyle("padding", "var(--dwc-space-xl)");
    self.add(layout);
  }
}
