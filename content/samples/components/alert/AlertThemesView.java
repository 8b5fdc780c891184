package com.webforj.samples.views.alert;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.alert.Alert;
import com.webforj.component.html.elements.Span;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("alertthemes")
@FrameTitle("Alert themes")
public class AlertThemesView extends Composite<FlexLayout> {

  public AlertThemesView() {
    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");

    for (Theme theme : Theme.values()) {
      FlexLayout content = new FlexLayout(
          TablerIcon.create(iconFor(theme)), new Span("Theme " + theme.name()));
      content.setAlignment(FlexAlignment.CENTER);

      self.add(new Alert().setTheme(theme).setMaxWidth("400px").addToContent(content));
    }
  }

  private String iconFor(Theme theme) {
    return switch (theme) {
      case SUCCESS -> "circle-check";
      case WARNING -> "alert-triangle";
      case DANGER -> "alert-circle";
      case INFO -> "info-circle";
      default -> "bell";
    };
  }
}
