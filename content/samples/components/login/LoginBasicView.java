package com.webforj.samples.views.login;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.login.Login;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("loginbasic")
@FrameTitle("Login")
public class LoginBasicView extends Composite<Div> {

  public LoginBasicView() {
    Login login = new Login();
    getBoundComponent().add(login);
    login.open();
  }
}
