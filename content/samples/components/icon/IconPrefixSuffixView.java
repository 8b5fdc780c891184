package com.webforj.samples.views.icon;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("iconprefixsuffix")
@FrameTitle("Icons in buttons")
public class IconPrefixSuffixView extends Composite<FlexLayout> {

  public IconPrefixSuffixView() {
    Button filter = new Button("Filter");
    filter.setPrefixComponent(TablerIcon.create("filter"));

    Button next = new Button("Next", ButtonTheme.PRIMARY);
    next.setSuffixComponent(TablerIcon.create("arrow-right"));

    FlexLayout self = getBoundComponent();
    self.setJustifyContent(FlexJustifyContent.CENTER);
    self.setPadding("20px");
    self.add(filter, next);
  }
}
