package com.webforj.samples.views.refresher;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.refresher.Refresher;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("refreshericon")
@FrameTitle("Refresher icons")
public class RefresherIconView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Refresher refresher = new Refresher();

  public RefresherIconView() {
    refresher.setArrowIcon(TablerIcon.create("pointer-down"));
    refresher.setRefreshIcon(TablerIcon.create("hourglass"));
    refresher.onRefresh(event -> refresher.finish());

    self.setHeight("100vh");
    self.setStyle("overflow", "auto");
    self.add(new Paragraph("Pull down to see the icons."), refresher);
  }
}
