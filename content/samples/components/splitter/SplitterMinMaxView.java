package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("splitterminmax")
@FrameTitle("Splitter limits")
public class SplitterMinMaxView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public SplitterMinMaxView() {
    Splitter splitter = new Splitter(
        new Box("200px to 75%", "var(--dwc-surface-3)"),
        new Box("Gets the rest", "var(--dwc-surface-1)"));
    splitter.setMasterMinSize("200px");
    splitter.setMasterMaxSize("75%");
    splitter.setStyle("height", "260px");

    self.add(splitter);
  }
}
