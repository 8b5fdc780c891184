package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("applayoutfullnavbar")
@FrameTitle("Full-width navbar")
public class AppLayoutFullNavbarView extends Composite<AppLayout> {

  public AppLayoutFullNavbarView() {
    Toolbar toolbar = new Toolbar()
        .setTheme(Theme.PRIMARY)
        .addToStart(DrawerContent.toggle())
        .addToTitle(new H3("Back office"));

    getBoundComponent()
        .setHeaderOffscreen(false)
        .setFooterOffscreen(false)
        .setDrawerFooterVisible(true)
        .addToHeader(toolbar)
        .addToDrawer(DrawerContent.menu(AppLayoutFullNavbarContentView.class))
        .addToDrawerFooter(new Paragraph("Signed in as warehouse"))
        .addToFooter(footer());
  }

  private Div footer() {
    Div footer = new Div("12 orders open, 3 overdue");
    footer.setStyle("padding", "var(--dwc-space-m)");
    return footer;
  }
}
