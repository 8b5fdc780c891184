package com.webforj.samples.views.element;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.element.Element;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("elementinputfunction")
@FrameTitle("Calling a function")
@StyleSheet("ws://css/element/elementInput.css")
public class ElementInputFunctionView extends Composite<FlexLayout> {

  private int clicks;

  public ElementInputFunctionView() {
    Paragraph counter = new Paragraph("Clicks: 0");

    Element agree = new Element("input");
    agree.setAttribute("type", "button");
    agree.setAttribute("value", "Native button");
    agree.addClassName("coupon");
    agree.addEventListener("click", event -> counter.setText("Clicks: " + ++clicks));

    Button caller = new Button("Click it from Java");
    caller.onClick(event ->
        agree.callJsFunctionAsync("click").thenAccept(result -> Toast.show("The call has finished")));

    getBoundComponent()
        .setDirection(FlexDirection.COLUMN)
        .setPadding("20px")
        .add(agree, caller, counter);
  }
}
