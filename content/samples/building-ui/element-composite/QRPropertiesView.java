package com.webforj.samples.views.elementcomposite;

import com.webforj.annotation.Attribute;
import com.webforj.annotation.JavaScript;
import com.webforj.component.Composite;
import com.webforj.component.element.ElementComposite;
import com.webforj.component.element.PropertyDescriptor;
import com.webforj.component.element.annotation.NodeName;
import com.webforj.component.field.ColorField;
import com.webforj.component.field.NumberField;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.awt.Color;

@Route("qrproperties")
@FrameTitle("QR code properties")
public class QRPropertiesView extends Composite<FlexLayout> {

  private final QRCode code = new QRCode();

  public QRPropertiesView() {
    TextField text = new TextField("Content", "https://example.com/orders/2041");
    text.onModify(event -> code.setValue(event.getText()));

    NumberField size = new NumberField("Size in pixels", (double) code.getSize());
    size.setMin(64.0).setMax(192.0);
    size.onValueChange(event -> {
      if (event.getValue() != null) {
        code.setSize(event.getValue().intValue());
      }
    });

    ColorField color = new ColorField("Color", code.getColor());
    color.onValueChange(event -> code.setColor(event.getValue()));

    code.setValue(text.getValue());

    FlexLayout fields = new FlexLayout(FlexDirection.COLUMN, text, size, color);
    getBoundComponent().setSpacing("40px").setPadding("20px").add(fields, code);
  }

  /** Descriptors stay private. Callers see typed getters and setters. */
  @NodeName("sl-qr-code")
  @JavaScript(
      value = "https://cdn.jsdelivr.net/npm/@shoelace-style/shoelace@2.20.1/cdn/shoelace.js",
      attributes = {@Attribute(name = "type", value = "module")})
  public static class QRCode extends ElementComposite {

    private final PropertyDescriptor<String> value = PropertyDescriptor.property("value", "");
    private final PropertyDescriptor<Integer> size = PropertyDescriptor.property("size", 128);
    private final PropertyDescriptor<String> fill = PropertyDescriptor.property("fill", "#000000");

    public QRCode setValue(String text) {
      set(value, text);
      return this;
    }

    public String getValue() {
      return get(value);
    }

    public QRCode setSize(int pixels) {
      set(size, pixels);
      return this;
    }

    public int getSize() {
      return get(size);
    }

    public QRCode setColor(Color color) {
      set(fill, ColorField.toHex(color));
      return this;
    }

    public Color getColor() {
      return ColorField.fromHex(get(fill));
    }
  }
}
