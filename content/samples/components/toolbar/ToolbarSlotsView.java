package com.webforj.samples.views.toolbar;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.IconButton;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("toolbarslots")
@FrameTitle("Toolbar slots")
public class ToolbarSlotsView extends Composite<AppLayout> {

  private final AppLayout self = getBoundComponent();

  public ToolbarSlotsView() {
    Toolbar toolbar = new Toolbar();
    toolbar.addToStart(createAction("menu-2", "Open menu"));
    toolbar.addToTitle(new H3("Order desk"));
    toolbar.addToContent(new TextField(TextField.Type.SEARCH).setPlaceholder("Search orders"));
    toolbar.addToEnd(
        createAction("bell", "Notifications"),
        createAction("user", "Profile"));

    toolbar.setTheme(Theme.INFO);

    self.setDrawerPlacement(AppLayout.DrawerPlacement.HIDDEN);
    self.addToHeader(toolbar);
    self.addToContent(new Paragraph("14 orders are waiting to be packed."));
  }

  private static IconButton createAction(String icon, String label) {
    IconButton action = new IconButton(TablerIcon.create(icon));
    action.setLabel(label);
    return action;
  }
}
