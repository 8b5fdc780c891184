package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("buttonthemes")
@FrameTitle("Button themes")
public class ButtonThemesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final FlexLayout solid = new FlexLayout();
  private final FlexLayout outlined = new FlexLayout();

  public ButtonThemesView() {
    solid.setWrap(FlexWrap.WRAP);
    outlined.setWrap(FlexWrap.WRAP);

    for (ButtonTheme theme : ButtonTheme.values()) {
      Button button = new Button(theme.name(), theme);
      button.setWidth(200);
      boolean isOutlined = theme.name().startsWith("OUTLINED_");
      (isOutlined ? outlined : solid).add(button);
    }

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(solid, outlined);
  }
}
