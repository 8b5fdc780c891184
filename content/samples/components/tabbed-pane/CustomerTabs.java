package com.webforj.samples.views.tabbedpane;

import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.tabbedpane.Tab;
import com.webforj.component.tabbedpane.TabbedPane;

/** The tabs of a customer, shared by the demos of this page. */
final class CustomerTabs {

  private CustomerTabs() {
  }

  static TabbedPane create() {
    TabbedPane pane = new TabbedPane();
    pane.setLabel("Customer");
    pane.addTab(new Tab("Profile", TablerIcon.create("user")),
        new Paragraph("Name, address, and contact data"));
    pane.addTab(new Tab("Orders", TablerIcon.create("shopping-cart")),
        new Paragraph("All orders, the latest first"));
    pane.addTab(new Tab("Invoices", TablerIcon.create("file-invoice")),
        new Paragraph("Open and paid invoices"));
    pane.addTab(new Tab("Tickets", TablerIcon.create("help")),
        new Paragraph("Questions and complaints"));
    pane.addTab(new Tab("Notes", TablerIcon.create("notes")),
        new Paragraph("Internal remarks"));
    return pane;
  }
}
