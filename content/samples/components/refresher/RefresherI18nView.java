package com.webforj.samples.views.refresher;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.refresher.Refresher;
import com.webforj.component.refresher.RefresherI18n;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("refresheri18n")
@FrameTitle("Translated refresher")
public class RefresherI18nView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Refresher refresher = new Refresher();
  private final Div messages = new Div();
  private int loaded;

  public RefresherI18nView() {
    RefresherI18n texts = new RefresherI18n();
    texts.setPull("Tirez pour actualiser");
    texts.setRelease("Relâchez pour actualiser");
    texts.setRefresh("Actualisation");

    refresher.setI18n(texts);
    refresher.onRefresh(event -> {
      showMessages();
      refresher.finish();
    });

    self.setHeight("100vh");
    self.setStyle("overflow", "auto");
    self.add(messages, refresher);
    showMessages();
  }

  private void showMessages() {
    loaded++;
    messages.removeAll();
    for (int i = 1; i <= 12; i++) {
      Div row = new Div("Message " + loaded + "." + i);
      row.setStyle("padding", "var(--dwc-space-m)");
      messages.add(row);
    }
  }
}
