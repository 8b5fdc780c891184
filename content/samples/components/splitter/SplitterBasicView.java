package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("splitterbasic")
@FrameTitle("Splitter")
public class SplitterBasicView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public SplitterBasicView() {
    Splitter splitter = new Splitter(
        new Box("Ticket list", "var(--dwc-surface-3)"),
        new Box("Ticket details", "var(--dwc-surface-1)"));
    splitter.setStyle("height", "260px");

    self.add(splitter);
  }
}
