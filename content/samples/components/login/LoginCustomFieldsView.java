package com.webforj.samples.views.login;

import com.webforj.Page;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.login.Login;
import com.webforj.component.login.LoginI18n;
import com.webforj.component.login.event.LoginSubmitEvent;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("logincustomfields")
@FrameTitle("Login with a customer ID")
public class LoginCustomFieldsView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final LoginI18n texts = new LoginI18n();
  private final TextField customerId = new TextField("Customer ID");
  private final Login login = new Login();

  public LoginCustomFieldsView() {
    customerId.setRequired(true).setPlaceholder("C-1042");

    texts.getError().setTitle("Sign-in failed");
    texts.getError().setMessage(
        "Check customer ID, user name, and password. <b>C-1042</b>, admin, and admin are accepted.");

    login.setI18n(texts);
    login.addToBeforeForm(
        new Paragraph("The customer ID is printed on the first page of your contract."),
        customerId);
    login.onSubmit(this::authenticate);

    self.add(login);
    login.open();
  }

  private void authenticate(LoginSubmitEvent event) {
    // The event contains only the built-in inputs, so read the additional field itself.
    boolean accepted = "C-1042".equals(customerId.getValue().trim())
        && "admin".equals(event.getUsername())
        && "admin".equals(event.getPassword());

    if (accepted) {
      login.close();
      self.add(new Button("Log out", click -> Page.getCurrent().reload()));
    } else {
      login.setError(true);
      login.setEnabled(true);
    }
  }
}
