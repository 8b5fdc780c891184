package com.webforj.samples.views.element;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.element.Element;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("elementinputdemo")
@FrameTitle("Native input")
@StyleSheet("ws://css/element/elementInput.css")
public class ElementInputDemoView extends Composite<FlexLayout> {

  public ElementInputDemoView() {
    Element coupon = new Element("input");
    coupon.addClassName("coupon");
    coupon.setAttribute("placeholder", "Coupon code");
    coupon.setAttribute("aria-label", "Coupon code");

    getBoundComponent().setPadding("20px").add(coupon);
  }
}
