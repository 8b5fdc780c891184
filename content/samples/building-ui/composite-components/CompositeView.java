package com.webforj.samples.views.composite;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.event.ComponentEvent;
import com.webforj.component.event.KeypressEvent;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H2;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.dispatcher.EventDispatcher;
import com.webforj.dispatcher.EventListener;
import com.webforj.dispatcher.ListenerRegistration;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Map;

@Route("composite")
@FrameTitle("Packing list")
@StyleSheet("ws://composite/composite.css")
public class CompositeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TextField input = new TextField("What else do you need?");
  private final FlexLayout items = new FlexLayout();

  public CompositeView() {
    input.onKeypress(event -> {
      if (event.getKeyCode() == KeypressEvent.Key.ENTER) {
        addItem(input.getValue());
        input.setValue("");
      }
    });

    items.setDirection(FlexDirection.COLUMN);

    self.addClassName("packing-list");
    self.setDirection(FlexDirection.COLUMN);
    self.add(new H2("Packing list"), input, items);

    addItem("Passport");
    addItem("Charger");
  }

  private void addItem(String text) {
    if (!text.isBlank()) {
      PackingItem item = new PackingItem(text);
      item.onDelete(event -> items.remove(item));
      items.add(item);
    }
  }

  /** One line of the list: a switch, the text, and a button that deletes the line. */
  public static class PackingItem extends Composite<FlexLayout> {

    private final EventDispatcher dispatcher = new EventDispatcher();
    private final Div label = new Div();
    private final Button delete = new Button(TablerIcon.create("trash"));

    public PackingItem(String text) {
      RadioButton packed = RadioButton.Switch();
      packed.setName("Packed: " + text);
      packed.onToggle(event -> setPacked(event.isToggled()));

      // The user typed the text, so it must not become markup.
      label.setHtml(escape(text));
      delete.setTheme(ButtonTheme.GRAY);
      delete.setName("Delete " + text);
      delete.onClick(event -> dispatcher.dispatchEvent(new DeleteEvent(this)));

      getBoundComponent().addClassName("packing-item");
      getBoundComponent().setAlignment(FlexAlignment.CENTER);
      getBoundComponent().add(packed, label, delete);
      getBoundComponent().setItemGrow(1, label);
    }

    public ListenerRegistration<DeleteEvent> onDelete(EventListener<DeleteEvent> listener) {
      return dispatcher.addListener(DeleteEvent.class, listener);
    }

    private static String escape(String text) {
      return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private void setPacked(boolean packed) {
      if (packed) {
        label.addClassName("packing-item--done");
      } else {
        label.removeClassName("packing-item--done");
      }
    }

    /** The user wants to delete the line. */
    public static class DeleteEvent extends ComponentEvent<PackingItem> {

      public DeleteEvent(PackingItem item) {
        super(item, Map.of());
      }
    }
  }
}
