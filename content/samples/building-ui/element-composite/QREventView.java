package com.webforj.samples.views.elementcomposite;

import com.webforj.annotation.Attribute;
import com.webforj.annotation.JavaScript;
import com.webforj.component.Composite;
import com.webforj.component.element.ElementComposite;
import com.webforj.component.element.PropertyDescriptor;
import com.webforj.component.element.annotation.EventName;
import com.webforj.component.element.annotation.EventOptions;
import com.webforj.component.element.annotation.EventOptions.EventData;
import com.webforj.component.element.annotation.NodeName;
import com.webforj.component.event.ComponentEvent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.OptionDialog;
import com.webforj.dispatcher.EventListener;
import com.webforj.dispatcher.ListenerRegistration;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Map;

@Route("qrevent")
@FrameTitle("QR code event")
public class QREventView extends Composite<FlexLayout> {

  public QREventView() {
    QRCode code = new QRCode("https://example.com/orders/2041");
    code.onClick(event -> OptionDialog.showMessageDialog(
        "Clicked " + event.getClientX() + " pixels from the left", "QR code"));

    getBoundComponent().setPadding("20px").add(code);
  }

  @NodeName("sl-qr-code")
  @JavaScript(
      value = "https://cdn.jsdelivr.net/npm/@shoelace-style/shoelace@2.20.1/cdn/shoelace.js",
      attributes = {@Attribute(name = "type", value = "module")})
  public static class QRCode extends ElementComposite {

    private final PropertyDescriptor<String> value = PropertyDescriptor.property("value", "");

    public QRCode(String text) {
      set(value, text);
    }

    public ListenerRegistration<ClickEvent> onClick(EventListener<ClickEvent> listener) {
      return addEventListener(ClickEvent.class, listener);
    }

    /** The browser evaluates the expression, so the position arrives together with the event. */
    @EventName("click")
    @EventOptions(data = {@EventData(key = "clientX", exp = "event.clientX")})
    public static class ClickEvent extends ComponentEvent<QRCode> {

      public ClickEvent(QRCode component, Map<String, Object> payload) {
        super(component, payload);
      }

      public int getClientX() {
        return (int) Double.parseDouble(String.valueOf(getData().get("clientX")));
      }
    }
  }
}
