package com.webforj.samples.views.elementcomposite;

import com.webforj.annotation.Attribute;
import com.webforj.annotation.JavaScript;
import com.webforj.component.Composite;
import com.webforj.component.element.ElementComposite;
import com.webforj.component.element.PropertyDescriptor;
import com.webforj.component.element.annotation.NodeName;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("qrdemo")
@FrameTitle("QR code")
public class QRDemoView extends Composite<FlexLayout> {

  public QRDemoView() {
    getBoundComponent().setPadding("20px").add(new QRCode());
  }

  /** The tag, the script that defines it, and one property. */
  @NodeName("sl-qr-code")
  @JavaScript(
      value = "https://cdn.jsdelivr.net/npm/@shoelace-style/shoelace@2.20.1/cdn/shoelace.js",
      attributes = {@Attribute(name = "type", value = "module")})
  public static class QRCode extends ElementComposite {

    private final PropertyDescriptor<String> value = PropertyDescriptor.property("value", "");

    public QRCode() {
      set(value, "https://example.com/orders/2041");
    }
  }
}
