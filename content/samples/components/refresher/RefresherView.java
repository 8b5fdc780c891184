package com.webforj.samples.views.refresher;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.refresher.Refresher;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("refresher")
@FrameTitle("Refresher")
public class RefresherView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Div orders = new Div();
  private final Refresher refresher = new Refresher();
  private int firstNumber = 1000;

  public RefresherView() {
    refresher.onRefresh(event -> {
      firstNumber += 15;
      showOrders();
      refresher.finish();
    });

    self.setHeight("100vh");
    self.setStyle("overflow", "auto");
    self.add(orders, refresher);
    showOrders();
  }

  private void showOrders() {
    orders.removeAll();
    for (int i = 0; i < 15; i++) {
      Div row = new Div("Order " + (firstNumber + i));
      row.setStyle("padding", "var(--dwc-space-m)");
      orders.add(row);
    }
  }
}
