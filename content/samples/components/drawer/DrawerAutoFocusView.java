package com.webforj.samples.views.drawer;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.drawer.Drawer;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("drawerautofocus")
@FrameTitle("Drawer with auto-focus")
public class DrawerAutoFocusView extends Composite<FlexLayout> {

  public DrawerAutoFocusView() {
    Drawer drawer = new Drawer("Notification settings");
    drawer.setAutoFocus(true);

    FlexLayout options = FlexLayout.create(
            new CheckBox("New orders", true),
            new CheckBox("Delayed deliveries", true),
            new CheckBox("Weekly summary"))
        .vertical()
        .build();
    drawer.add(options);
    drawer.addToFooter(new Button("Save", ButtonTheme.PRIMARY, event -> drawer.close()));

    Button open = new Button("Notification settings", event -> drawer.open());

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(open, drawer);
    drawer.open();
  }
}
