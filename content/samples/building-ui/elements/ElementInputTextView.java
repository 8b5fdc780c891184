package com.webforj.samples.views.element;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.element.Element;
import com.webforj.component.element.event.ElementEventOptions;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("elementinputtext")
@FrameTitle("Text of an element")
@StyleSheet("ws://css/element/elementInput.css")
public class ElementInputTextView extends Composite<FlexLayout> {

  public ElementInputTextView() {
    Element output = new Element("output");
    output.setText("Type a name for the label");

    Element name = new Element("input");
    name.addClassName("coupon");
    name.setAttribute("aria-label", "Name");

    // The fixed text in front keeps a typed "<html>" from becoming markup.
    name.addEventListener("input",
        event -> output.setText("Label: " + event.getData().get("name")),
        new ElementEventOptions().addData("name", "component.value").setDebounce(200));

    getBoundComponent().setAlignment(FlexAlignment.CENTER).setPadding("20px").add(name, output);
  }
}
