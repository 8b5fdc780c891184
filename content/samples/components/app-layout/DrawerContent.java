package com.webforj.samples.views.applayout;

import com.webforj.component.Component;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Img;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.applayout.AppDrawerToggle;
import com.webforj.component.layout.appnav.AppNav;
import com.webforj.component.layout.appnav.AppNavItem;
import com.webforj.router.history.ParametersBag;
import java.util.List;
import java.util.Map;

/** Logo, menu, and toggle of the drawer. */
final class DrawerContent {

  private static final List<String[]> PAGES = List.of(
      new String[] {"Dashboard", "dashboard"},
      new String[] {"Orders", "shopping-cart"},
      new String[] {"Customers", "users"},
      new String[] {"Products", "box"},
      new String[] {"Documents", "files"},
      new String[] {"Tasks", "checklist"},
      new String[] {"Analytics", "chart-dots-2"});

  private DrawerContent() {}

  static AppDrawerToggle toggle() {
    AppDrawerToggle toggle = new AppDrawerToggle();
    // A button without text needs a name for screen readers.
    toggle.setLabel("Menu");
    return toggle;
  }

  static Div logo() {
    Img image = new Img("icons://icon-192x192.png", "Company logo");
    image.setSize("64px", "64px");
    Div logo = new Div(image);
    logo.setStyle("text-align", "center").setStyle("padding", "20px");
    return logo;
  }

  static AppNav menu(Class<? extends Component> view) {
    AppNav menu = new AppNav();
    for (String[] page : PAGES) {
      menu.addItem(new AppNavItem(page[0], view,
          ParametersBag.of(Map.of("name", page[0])), TablerIcon.create(page[1])));
    }
    return menu;
  }
}
