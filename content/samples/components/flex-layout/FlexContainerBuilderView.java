package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.field.NumberField;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexContentAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Locale;

@Route("flexcontainerbuilder")
@FrameTitle("Container builder")
public class FlexContainerBuilderView extends Composite<FlexLayout> {

  private static final int MAX_BOXES = 30;

  private final FlexLayout layout = Boxes.frame(new FlexLayout());
  private final NumberField count = new NumberField("Boxes", 6.0);
  private final Paragraph code = new Paragraph();

  private FlexDirection direction = FlexDirection.ROW;
  private FlexJustifyContent justify = FlexJustifyContent.START;
  private FlexAlignment alignment = FlexAlignment.STRETCH;
  private FlexContentAlignment contentAlignment = FlexContentAlignment.NORMAL;
  private FlexWrap wrap = FlexWrap.NOWRAP;

  public FlexContainerBuilderView() {
    count.setMin(1.0).setMax((double) MAX_BOXES);
    count.onValueChange(event -> fill());
    layout.setHeight("220px");
    code.setStyle("font-family", "monospace");

    FlexLayout controls = new FlexLayout(count,
        Boxes.choices("Direction", FlexDirection.values(), value -> apply(() -> direction = value)),
        Boxes.choices("Justify content", FlexJustifyContent.values(),
            value -> apply(() -> justify = value)),
        Boxes.choices("Alignment", FlexAlignment.values(),
            value -> apply(() -> alignment = value)),
        Boxes.choices("Align content", FlexContentAlignment.values(),
            value -> apply(() -> contentAlignment = value)),
        Boxes.choices("Wrap", FlexWrap.values(), value -> apply(() -> wrap = value)));
    controls.setWrap(FlexWrap.WRAP);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(controls, layout, code);
    fill();
    apply(() -> {});
  }

  private void fill() {
    Double value = count.getValue();
    int boxes = value == null ? 1 : Math.max(1, Math.min(MAX_BOXES, value.intValue()));
    layout.removeAll();
    layout.add(Boxes.boxes(boxes));
  }

  private void apply(Runnable change) {
    change.run();
    layout.setDirection(direction)
        .setJustifyContent(justify)
        .setAlignment(alignment)
        .setAlignContent(contentAlignment)
        .setWrap(wrap);
    code.setText("FlexLayout.create(boxes)" + directionCall()
        + ".justify()." + call(justify) + ".align()." + call(alignment)
        + ".contentAlign()." + call(contentAlignment) + wrapCall() + ".build();");
  }

  private String directionCall() {
    return switch (direction) {
      case ROW -> ".horizontal()";
      case ROW_REVERSE -> ".horizontalReverse()";
      case COLUMN -> ".vertical()";
      case COLUMN_REVERSE -> ".verticalReverse()";
    };
  }

  private String wrapCall() {
    return switch (wrap) {
      case NOWRAP -> ".nowrap()";
      case WRAP -> ".wrap()";
      case WRAP_REVERSE -> ".wrapReverse()";
    };
  }

  private String call(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT) + "()";
  }
}
