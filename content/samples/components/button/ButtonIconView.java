package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Img;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("buttonicon")
@FrameTitle("Buttons with icons")
public class ButtonIconView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ButtonIconView() {
    Button notifications = new Button("Notifications", ButtonTheme.PRIMARY);
    notifications.setPrefixComponent(TablerIcon.create("bell"));

    Button manual = new Button("Open manual", ButtonTheme.OUTLINED_PRIMARY);
    manual.setSuffixComponent(TablerIcon.create("external-link"));

    Img logo = new Img("icons://icon-192x192.png", "Logo");
    logo.setSize("24px", "24px");
    Button home = new Button(logo);
    home.setName("Go to start page");
    home.setTooltipText("Go to start page");

    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(notifications, manual, home);
  }
}
