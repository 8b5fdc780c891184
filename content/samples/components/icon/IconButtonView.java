package com.webforj.samples.views.icon;

import com.webforj.component.Composite;
import com.webforj.component.icons.IconButton;
import com.webforj.component.icons.IconExpanse;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("iconbutton")
@FrameTitle("Icon buttons")
public class IconButtonView extends Composite<FlexLayout> {

  public IconButtonView() {
    IconButton notifications = button("bell", "Notifications");
    notifications.onClick(event -> Toast.show("3 orders need your approval"));

    IconButton print = button("printer", "Print the delivery note");
    print.onClick(event -> Toast.show("Printing the delivery note"));

    IconButton delete = button("trash", "Delete the delivery note");
    delete.setEnabled(false);

    FlexLayout self = getBoundComponent();
    self.setJustifyContent(FlexJustifyContent.CENTER);
    self.setPadding("20px");
    self.add(notifications, print, delete);
  }

  private IconButton button(String icon, String name) {
    IconButton button = new IconButton(icon, "tabler");
    // The label is for screen readers, the tooltip for everyone else.
    button.setLabel(name).setTooltipText(name).setExpanse(IconExpanse.LARGE);
    return button;
  }
}
