package com.webforj.samples.views.login;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Div;
import com.webforj.component.login.Login;
import com.webforj.component.login.LoginI18n;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("logincancelbutton")
@FrameTitle("Login with a cancel button")
public class LoginCancelButtonView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Login login = new Login();

  public LoginCancelButtonView() {
    LoginI18n texts = new LoginI18n();
    texts.setCancel("Back to the catalog");

    login.setI18n(texts);
    Button signIn = new Button("Sign in", click -> login.open());
    signIn.setVisible(false);
    login.onCancel(event -> {
      login.close();
      signIn.setVisible(true);
    });

    self.setStyle("padding", "20px");
    self.add(login, signIn);
    login.open();
  }
}
