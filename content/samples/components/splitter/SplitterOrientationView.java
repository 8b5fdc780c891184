package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("splitterorientation")
@FrameTitle("Vertical splitter")
public class SplitterOrientationView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public SplitterOrientationView() {
    Splitter splitter = new Splitter(
        new Box("Orders", "var(--dwc-surface-3)"),
        new Box("Items of the selected order", "var(--dwc-surface-1)"));
    splitter.setOrientation(Splitter.Orientation.VERTICAL);
    splitter.setStyle("height", "260px");

    self.add(splitter);
  }
}
