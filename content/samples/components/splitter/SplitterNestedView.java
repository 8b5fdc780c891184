package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("splitternested")
@FrameTitle("Nested splitters")
public class SplitterNestedView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public SplitterNestedView() {
    Splitter content = new Splitter(
        new Box("Message list", "var(--dwc-surface-1)"),
        new Box("Message", "var(--dwc-surface-2)"));
    content.setOrientation(Splitter.Orientation.VERTICAL);
    content.setStyle("height", "100%");

    Splitter frame = new Splitter(new Box("Folders", "var(--dwc-surface-3)"), content);
    frame.setMasterMinSize("120px");
    frame.setPositionRelative(30);
    frame.setStyle("height", "260px");

    self.add(frame);
  }
}
