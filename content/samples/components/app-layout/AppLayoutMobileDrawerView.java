package com.webforj.samples.views.applayout;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H2;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.tabbedpane.Tab;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("applayoutmobiledrawer")
@FrameTitle("Mobile navigation")
public class AppLayoutMobileDrawerView extends Composite<AppLayout> {

  private final H2 title = new H2("Home");

  public AppLayoutMobileDrawerView() {
    Toolbar toolbar = new Toolbar().addToTitle(new H3("Field service"));

    Div content = new Div(title);
    content.setStyle("padding", "20px");
    for (int visit = 1; visit <= 20; visit++) {
      content.add(new Paragraph("Visit " + visit));
    }

    getBoundComponent()
        .setDrawerPlacement(AppLayout.DrawerPlacement.HIDDEN)
        .setFooterReveal(true)
        .addToHeader(toolbar)
        .addToContent(content)
        .addToFooter(bottomBar());
  }

  private TabbedPane bottomBar() {
    TabbedPane bar = new TabbedPane();
    bar.setBodyHidden(true)
        .setBorderless(true)
        .setPlacement(TabbedPane.Placement.BOTTOM)
        .setAlignment(TabbedPane.Alignment.STRETCH)
        .setExpanse(Expanse.LARGE);

    addTab(bar, "Home", "home");
    addTab(bar, "Visits", "calendar-event");
    addTab(bar, "Messages", "message");
    addTab(bar, "Profile", "user");

    bar.onSelect(event -> title.setText(event.getTab().getTooltip()));
    return bar;
  }

  private void addTab(TabbedPane bar, String name, String icon) {
    // The tab shows only the icon; the tooltip and the label name it.
    Tab tab = new Tab("", TablerIcon.create(icon).setLabel(name));
    tab.setTooltip(name);
    bar.addTab(tab);
  }
}
