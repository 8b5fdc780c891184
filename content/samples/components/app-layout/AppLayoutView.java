package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.H3;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("applayout")
@FrameTitle("AppLayout")
public class AppLayoutView extends Composite<AppLayout> {

  public AppLayoutView() {
    Toolbar toolbar = new Toolbar()
        .addToStart(DrawerContent.toggle())
        .addToTitle(new H3("Back office"));

    getBoundComponent()
        .addToHeader(toolbar)
        .addToDrawer(DrawerContent.logo(), DrawerContent.menu(AppLayoutContentView.class));
  }
}
