package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.H3;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("applayoutmultipleheaders")
@FrameTitle("Two toolbars")
public class AppLayoutMultipleHeadersView extends Composite<AppLayout> {

  public AppLayoutMultipleHeadersView() {
    Toolbar main = new Toolbar()
        .addToStart(DrawerContent.toggle())
        .addToTitle(new H3("Orders"));

    Toolbar secondary = new Toolbar()
        .setCompact(true)
        .addToContent(statusTabs());

    getBoundComponent()
        .setHeaderReveal(true)
        .addToHeader(main, secondary)
        .addToDrawer(DrawerContent.logo(),
            DrawerContent.menu(AppLayoutMultipleHeadersContentView.class));
  }

  private TabbedPane statusTabs() {
    // Tabs without a body serve as a menu.
    TabbedPane tabs = new TabbedPane();
    tabs.setBodyHidden(true).setBorderless(true);
    List.of("Open", "In delivery", "Returned", "Closed").forEach(tabs::addTab);
    return tabs;
  }
}
