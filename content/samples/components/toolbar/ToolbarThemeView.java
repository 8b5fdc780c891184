package com.webforj.samples.views.toolbar;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Span;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("toolbartheme")
@FrameTitle("Toolbar themes")
public class ToolbarThemeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ToolbarThemeView() {
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");

    for (Theme theme : Theme.values()) {
      Toolbar toolbar = new Toolbar();
      toolbar.setTheme(theme);
      toolbar.addToStart(TablerIcon.create("menu-2"));
      toolbar.addToTitle(new Span(theme.name()));
      self.add(toolbar);
    }
  }
}
