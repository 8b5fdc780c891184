package com.webforj.samples.views.login;

import com.webforj.Page;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Div;
import com.webforj.component.login.Login;
import com.webforj.component.login.event.LoginSubmitEvent;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("loginsubmission")
@FrameTitle("Login submission")
public class LoginSubmissionView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Login login = new Login();

  public LoginSubmissionView() {
    login.onSubmit(this::authenticate);

    self.setStyle("padding", "20px");
    self.add(login);
    login.open();
  }

  private void authenticate(LoginSubmitEvent event) {
    // A demo only: a real app asks its user store and never contains credentials.
    boolean accepted = "admin".equals(event.getUsername()) && "admin".equals(event.getPassword());

    if (accepted) {
      login.close();
      self.add(new Button("Log out", click -> Page.getCurrent().reload()));
    } else {
      login.setError(true);
      login.setEnabled(true);
    }
  }
}
