package com.webforj.samples.views.element;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.element.Element;
import com.webforj.component.element.event.ElementEvent;
import com.webforj.component.element.event.ElementEventOptions;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("elementinputevent")
@FrameTitle("Event of a native input")
@StyleSheet("ws://css/element/elementInputEvent.css")
public class ElementInputEventView extends Composite<FlexLayout> {

  public ElementInputEventView() {
    Element coupon = new Element("input");
    coupon.addClassName("coupon-entry");
    coupon.setAttribute("placeholder", "Coupon code, then Enter");
    coupon.setAttribute("aria-label", "Coupon code");

    ElementEventOptions options = new ElementEventOptions()
        .addData("theValue", "component.value")
        .setFilter("event.key === 'Enter'")
        .setCode("if (event.key === 'Enter') event.preventDefault()");

    coupon.addEventListener("keypress", this::onEnter, options);

    getBoundComponent().setPadding("20px").add(coupon);
  }

  private void onEnter(ElementEvent event) {
    Object code = event.getEventMap().get("theValue");

    // The user typed this text, so the dialog must not treat it as HTML.
    MessageDialog dialog = new MessageDialog("Redeeming " + code, "Coupon");
    dialog.setRawText(true);
    dialog.show();
  }
}
