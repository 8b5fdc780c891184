package com.webforj.samples.views.loading;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.loading.Loading;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("loadingdemo")
@FrameTitle("Loading")
public class LoadingDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Loading loading = new Loading("Fetching open invoices");

  public LoadingDemoView() {
    loading.getSpinner().setTheme(Theme.PRIMARY).setExpanse(SpinnerExpanse.MEDIUM);

    Div customer = createCard("Customer", "Alex Example, 14 orders since January");
    Div invoices = createCard("Open invoices", "Three invoices are due this week.");

    // The overlay covers the nearest positioned ancestor, here the second card.
    invoices.setStyle("position", "relative");
    invoices.add(loading);
    loading.open();

    Button toggle = new Button("Show or hide the overlay",
        event -> loading.setVisible(!loading.isVisible()));

    FlexLayout cards = new FlexLayout(customer, invoices);
    cards.setWrap(FlexWrap.WRAP);

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(cards, toggle);
  }

  private Div createCard(String title, String text) {
    Div card = new Div(new H3(title), new Paragraph(text));
    card.setWidth("260px");
    card.setStyle("padding", "var(--dwc-space-m)");
    card.setStyle("background", "var(--dwc-surface-3)");
    card.setStyle("border-radius", "var(--dwc-border-radius-m)");
    return card;
  }
}
