package com.webforj.samples.views.appnav;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H2;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.router.annotation.Route;
import com.webforj.router.event.ActivateEvent;
import com.webforj.router.event.DidEnterEvent;
import com.webforj.router.history.ParametersBag;
import com.webforj.router.observer.ActivateObserver;
import com.webforj.router.observer.DidEnterObserver;

@Route(value = ":id", outlet = AppNavView.class)
public class AppNavPageView extends Composite<Div>
    implements DidEnterObserver, ActivateObserver {

  private final H2 title = new H2();

  public AppNavPageView() {
    Div self = getBoundComponent();
    self.setStyle("padding", "20px");
    self.add(title, new Paragraph("The menu item passed the name of this folder in the URL."));
  }

  @Override
  public void onDidEnter(DidEnterEvent event, ParametersBag parameters) {
    show(parameters);
  }

  // The same view with another folder: the router reuses it.
  @Override
  public void onActivate(ActivateEvent event, ParametersBag parameters) {
    show(parameters);
  }

  private void show(ParametersBag parameters) {
    title.setText(parameters.get("id").orElse("Inbox"));
  }
}
