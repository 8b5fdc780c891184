package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H3;
import com.webforj.component.icons.IconButton;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("applayoutdrawerutility")
@FrameTitle("Drawer title and actions")
public class AppLayoutDrawerUtilityView extends Composite<AppLayout> {

  public AppLayoutDrawerUtilityView() {
    Toolbar toolbar = new Toolbar()
        .addToStart(DrawerContent.toggle())
        .addToTitle(new H3("Back office"));

    getBoundComponent()
        .setDrawerHeaderVisible(true)
        .addToHeader(toolbar)
        .addToDrawerTitle(new Div("Warehouse team"))
        .addToDrawerHeaderActions(
            action("bell", "Notifications"), action("settings", "Settings"))
        .addToDrawer(DrawerContent.menu(AppLayoutDrawerUtilityContentView.class));
  }

  private IconButton action(String icon, String name) {
    IconButton button = new IconButton(icon, "tabler");
    button.setLabel(name).setTooltipText(name);
    button.onClick(event -> Toast.show(name));
    return button;
  }
}
