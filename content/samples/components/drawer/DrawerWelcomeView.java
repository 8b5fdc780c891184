package com.webforj.samples.views.drawer;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.drawer.Drawer;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H2;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Img;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.applayout.AppDrawerToggle;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("drawerwelcome")
@FrameTitle("Drawer")
public class DrawerWelcomeView extends Composite<AppLayout> {

  public DrawerWelcomeView() {
    Drawer welcome = new Drawer("Welcome to the warehouse app");
    welcome.setPlacement(Drawer.Placement.BOTTOM_CENTER);
    welcome.setStyle("--dwc-drawer-size", "70%");

    Img logo = new Img("icons://icon-192x192.png", "Logo of the warehouse app");
    logo.setSize("96px", "96px");
    Button start = new Button("Get started", ButtonTheme.PRIMARY, event -> welcome.close());

    FlexLayout content = FlexLayout.create(logo,
            new H2("Welcome"),
            new Paragraph("Scan a shelf to see what is in stock."), start)
        .vertical()
        .align().center()
        .build();
    welcome.add(content);

    AppDrawerToggle toggle = new AppDrawerToggle();
    toggle.setLabel("Menu");
    Toolbar toolbar = new Toolbar()
        .addToStart(toggle)
        .addToTitle(new H3("Warehouse"));
    Div page = new Div(new Button("Show the welcome again", event -> welcome.open()));
    page.setStyle("padding", "20px");

    getBoundComponent()
        .addToHeader(toolbar)
        .addToDrawer(new Paragraph("Menu of the app"))
        .addToContent(page, welcome);
    welcome.open();
  }
}
