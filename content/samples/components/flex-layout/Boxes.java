package com.webforj.samples.views.flexlayout;

import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import java.util.function.Consumer;

/** Numbered boxes for the demos of this page. */
final class Boxes {

  private Boxes() {}

  static Div box(int number) {
    Div box = new Div(String.valueOf(number));
    box.setStyle("padding", "0.75em 1.25em")
        .setStyle("border-radius", "var(--dwc-border-radius)")
        .setStyle("background", "var(--dwc-color-primary)")
        .setStyle("color", "var(--dwc-color-on-primary-text)");
    return box;
  }

  static Div[] boxes(int count) {
    Div[] boxes = new Div[count];
    for (int i = 0; i < count; i++) {
      boxes[i] = box(i + 1);
    }
    return boxes;
  }

  static FlexLayout frame(FlexLayout layout) {
    layout.setPadding("10px");
    layout.setStyle("border", "1px dashed var(--dwc-color-gray)");
    return layout;
  }

  static <E extends Enum<E>> ChoiceBox choices(String label, E[] values, Consumer<E> listener) {
    ChoiceBox choices = new ChoiceBox(label);
    for (E value : values) {
      choices.add(value, value.name());
    }
    choices.selectKey(values[0]);
    choices.onSelect(event ->
        listener.accept(values[choices.indexOf(event.getSelectedItem())]));
    return choices;
  }
}
