package com.webforj.samples.views.passwordfield;

import com.webforj.component.Composite;
import com.webforj.component.field.PasswordField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("passwordfield")
@FrameTitle("Password field")
public class PasswordFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final PasswordField password = new PasswordField("New password");
  private final PasswordField repeated = new PasswordField("Repeat the password");
  private String first = "";
  private String second = "";

  public PasswordFieldView() {
    password.setPlaceholder("At least 8 characters");
    password.setHelperText("Use a lowercase letter, an uppercase letter, and a digit");
    password.setAutoComplete("new-password");
    password.setPattern("(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}");
    password.setInvalidMessage("Eight characters, mixed case, and a digit, please");
    password.onValueChange(event -> {
      first = event.getValue();
      compare();
    });

    repeated.setAutoComplete("new-password");
    repeated.setInvalidMessage("The passwords differ");
    repeated.onValueChange(event -> {
      second = event.getValue();
      compare();
    });

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("320px");
    self.setPadding("20px");
    self.add(password, repeated);
  }

  /** Compares the values of the events: getValue() of the fields removes text in angle brackets. */
  private void compare() {
    repeated.setInvalid(!second.isEmpty() && !second.equals(first));
  }
}
