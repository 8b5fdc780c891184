package com.webforj.samples.views.toolbar;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.H3;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.applayout.AppLayout;
import com.webforj.component.layout.toolbar.Toolbar;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("toolbarprogressbar")
@FrameTitle("Toolbar with progress bar")
public class ToolbarProgressbarView extends Composite<AppLayout> {

  private final AppLayout self = getBoundComponent();

  public ToolbarProgressbarView() {
    ProgressBar loading = new ProgressBar(75);
    loading.setTextVisible(false);
    loading.setStriped(true);
    loading.setAnimated(true);
    loading.setStyle("--dwc-progressbar-height", "5px");

    Toolbar toolbar = new Toolbar();
    toolbar.addToTitle(new H3("Order desk"));
    toolbar.addToContent(loading);

    self.setDrawerPlacement(AppLayout.DrawerPlacement.HIDDEN);
    self.addToHeader(toolbar);
    self.addToContent(new Paragraph("Loading the orders of this week."));
  }
}
