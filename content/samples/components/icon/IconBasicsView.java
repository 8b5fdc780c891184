package com.webforj.samples.views.icon;

import com.webforj.component.Composite;
import com.webforj.component.icons.IconExpanse;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("iconbasics")
@FrameTitle("Icons")
public class IconBasicsView extends Composite<FlexLayout> {

  public IconBasicsView() {
    FlexLayout self = getBoundComponent();
    self.setJustifyContent(FlexJustifyContent.CENTER);
    self.setPadding("20px");
    self.add(
        TablerIcon.create("truck-delivery").setExpanse(IconExpanse.XLARGE),
        TablerIcon.create("package").setExpanse(IconExpanse.XLARGE),
        TablerIcon.create("map-pin").setExpanse(IconExpanse.XLARGE));
  }
}
