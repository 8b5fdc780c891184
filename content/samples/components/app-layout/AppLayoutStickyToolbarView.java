package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.H3;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("applayoutstickytoolbar")
@FrameTitle("Sticky toolbar")
public class AppLayoutStickyToolbarView extends Composite<AppLayout> {

  public AppLayoutStickyToolbarView() {
    Toolbar main = new Toolbar()
        .addToStart(DrawerContent.toggle())
        .addToTitle(new H3("Tickets"));

    TabbedPane tabs = new TabbedPane();
    tabs.setBodyHidden(true).setBorderless(true);
    List.of("Mine", "Unassigned", "All").forEach(tabs::addTab);
    Toolbar sticky = new Toolbar()
        .setCompact(true)
        .addToContent(tabs);

    getBoundComponent()
        // The height of the main toolbar, which scrolls away; the second one stays.
        .setStyle("--dwc-app-layout-header-collapse-height", "45px")
        .setHeaderFixed(false)
        .setHeaderReveal(true)
        .addToHeader(main, sticky)
        .addToDrawer(DrawerContent.logo(),
            DrawerContent.menu(AppLayoutStickyToolbarContentView.class));
  }
}
