package com.webforj.samples.views.splitter;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;

/** A colored pane with a caption, used by the splitter demos. */
public class Box extends Composite<Div> {

  public Box(String caption, String color) {
    Div self = getBoundComponent();
    self.setText(caption);
    self.setStyle("box-sizing", "border-box");
    self.setSize("100%", "100%");
    self.setStyle("padding", "var(--dwc-space-m)");
    self.setStyle("background", color);
  }
}
