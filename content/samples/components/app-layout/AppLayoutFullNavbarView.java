package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.applayout.AppDrawerToggle;
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
        .addToStart(new AppDrawerToggle())
        .addToTitle(new H3("Back office"));

    getBoundComponent()
        .setHeaderOffscreen(false)
        .setDrawerFooterVisible(true)
        .addToHeader(toolbar)
        .addToDrawer(DrawerContent.menu(AppLayoutFullNavbarContentView.class))
        .addToDrawerFooter(new Paragraph("Signed in as warehouse"));
  }
}
