package com.webforj.samples.views.appnav;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Strong;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.applayout.AppDrawerToggle;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.appnav.AppNav;
import com.webforj.component.layout.appnav.AppNavItem;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import com.webforj.router.history.ParametersBag;
import java.util.Map;

@Route("appnav")
@FrameTitle("AppNav")
public class AppNavView extends Composite<AppLayout> {

  public AppNavView() {
    AppDrawerToggle toggle = new AppDrawerToggle();
    toggle.setLabel("Menu");

    Toolbar toolbar = new Toolbar()
        .setTheme(Theme.PRIMARY)
        .addToStart(toggle)
        .addToTitle(new H3("Mail"));

    AppNav menu = new AppNav()
        .addItem(inbox())
        .addItem(page("Sent", "send"))
        .addItem(page("Archived", "archive"))
        .addItem(page("Trash", "trash"))
        .addItem(about());

    getBoundComponent()
        .addToHeader(toolbar)
        .addToDrawer(menu);
  }

  private AppNavItem inbox() {
    // Without a path, the item is only the header of its group.
    AppNavItem inbox = new AppNavItem("Inbox");
    inbox.setPrefixComponent(TablerIcon.create("inbox"));
    inbox.setSuffixComponent(new Strong("13"));
    return inbox
        .addItem(page("Primary", "star"))
        .addItem(page("Social", "users"))
        .addItem(page("Updates", "info-circle"));
  }

  private AppNavItem about() {
    AppNavItem about = new AppNavItem("About");
    about.setPrefixComponent(TablerIcon.create("external-link"));
    return about
        .addItem(external("webforJ", "https://webforj.com"))
        .addItem(external("Java API", "https://javadoc.io/doc/com.webforj"));
  }

  private AppNavItem page(String name, String icon) {
    return new AppNavItem(name, AppNavPageView.class,
        ParametersBag.of(Map.of("id", name)), TablerIcon.create(icon));
  }

  private AppNavItem external(String name, String url) {
    return new AppNavItem(name, url).setTarget(AppNavItem.NavigationTarget.BLANK);
  }
}
