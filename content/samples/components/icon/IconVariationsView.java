package com.webforj.samples.views.icon;

import com.webforj.component.Composite;
import com.webforj.component.icons.FontAwesomeIcon;
import com.webforj.component.icons.Icon;
import com.webforj.component.icons.IconExpanse;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("iconvariations")
@FrameTitle("Icon variations")
public class IconVariationsView extends Composite<FlexLayout> {

  public IconVariationsView() {
    List<Icon> icons = List.of(
        FontAwesomeIcon.create("user"),
        FontAwesomeIcon.create("user", FontAwesomeIcon.Variate.SOLID),
        FontAwesomeIcon.create("github", FontAwesomeIcon.Variate.BRAND),
        TablerIcon.create("user"),
        TablerIcon.create("user", TablerIcon.Variate.FILLED));

    FlexLayout self = getBoundComponent();
    self.setJustifyContent(FlexJustifyContent.CENTER);
    self.setPadding("20px");
    icons.forEach(icon -> self.add(icon.setExpanse(IconExpanse.XLARGE)));
  }
}
