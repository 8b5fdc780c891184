package com.webforj.samples.views.toolbar;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("toolbarcompact")
@FrameTitle("Compact toolbar")
public class ToolbarCompactView extends Composite<AppLayout> {

  private final AppLayout self = getBoundComponent();

  public ToolbarCompactView() {
    Toolbar main = new Toolbar();
    main.addToTitle(new H3("Order desk"));
    main.addToEnd(new Button("New order"));

    TabbedPane menu = new TabbedPane();
    menu.setBodyHidden(true);
    menu.setBorderless(true);
    menu.setLabel("Order states");
    menu.addTab("Open");
    menu.addTab("Packed");
    menu.addTab("Shipped");

    Toolbar secondary = new Toolbar();
    secondary.setCompact(true);
    secondary.addToContent(menu);

    Paragraph selected = new Paragraph("Orders: Open");
    menu.onSelect(event -> selected.setText("Orders: " + event.getTab().getText()));

    self.setDrawerPlacement(AppLayout.DrawerPlacement.HIDDEN);
    self.addToHeader(main, secondary);
    self.addToContent(selected);
  }
}
