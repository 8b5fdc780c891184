package com.webforj.samples.views.login;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.login.Login;
import com.webforj.component.login.LoginI18n;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("logininternationalization")
@FrameTitle("Translated login")
public class LoginInternationalizationView extends Composite<Div> {

  public LoginInternationalizationView() {
    LoginI18n texts = new LoginI18n();
    texts.setTitle("Anmeldung");
    texts.setUsername("Benutzername");
    texts.setPassword("Passwort");
    texts.setRememberMe("Angemeldet bleiben");
    texts.setSubmit("Anmelden");
    texts.setCancel("Abbrechen");
    texts.getError().setTitle("Anmeldung fehlgeschlagen");
    texts.getError().setMessage("Benutzername oder Passwort stimmen nicht.");

    Login login = new Login();
    login.setI18n(texts);
    // Shown from the start, so that the demo displays the translated error texts too.
    login.setError(true);

    getBoundComponent().add(login);
    login.open();
  }
}
