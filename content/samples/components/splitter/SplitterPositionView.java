package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("splitterposition")
@FrameTitle("Splitter position")
public class SplitterPositionView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public SplitterPositionView() {
    Splitter splitter = new Splitter(
        new Box("75%", "var(--dwc-surface-3)"),
        new Box("25%", "var(--dwc-surface-1)"));
    splitter.setPositionRelative(75);
    splitter.setStyle("height", "260px");

    self.add(splitter);
  }
}
