package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H2;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.router.event.ActivateEvent;
import com.webforj.router.event.DidEnterEvent;
import com.webforj.router.history.ParametersBag;
import com.webforj.router.observer.ActivateObserver;
import com.webforj.router.observer.DidEnterObserver;

/** Base of the content views: shows the route parameter "name" and enough text to scroll. */
public abstract class ContentView extends Composite<Div>
    implements DidEnterObserver, ActivateObserver {

  private final H2 title = new H2();

  protected ContentView() {
    Div self = getBoundComponent();
    self.setStyle("padding", "20px");
    self.add(title);
    for (int section = 1; section <= 12; section++) {
      self.add(new Paragraph(
          "Section " + section + " of this page. Scroll to see how the bars behave."));
    }
  }

  @Override
  public void onDidEnter(DidEnterEvent event, ParametersBag parameters) {
    show(parameters);
  }

  // The same view with another name: the router reuses it.
  @Override
  public void onActivate(ActivateEvent event, ParametersBag parameters) {
    show(parameters);
  }

  private void show(ParametersBag parameters) {
    title.setText(parameters.get("name").orElse("Dashboard"));
  }
}
