package com.webforj.samples.views.textarea;

import com.webforj.component.Composite;
import com.webforj.component.field.NumberField;
import com.webforj.component.field.TextArea;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("textareavalidation")
@FrameTitle("Limits of a text area")
public class TextAreaValidationView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TextArea text = new TextArea("Delivery note");
  private final NumberField maxLength = new NumberField("Characters in total", 150.0);
  private final NumberField lineCount = new NumberField("Lines", 5.0);
  private final NumberField paragraphLength = new NumberField("Characters per paragraph", 40.0);
  private final Paragraph status = new Paragraph();

  public TextAreaValidationView() {
    text.setRows(6);
    text.setWidth("100%");
    text.onValueChange(event -> showStatus(event.getValue()));

    List.of(maxLength, lineCount, paragraphLength).forEach(field -> {
      field.setMin(1.0);
      field.onValueChange(event -> applyLimits());
    });
    applyLimits();
    showStatus("");

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(maxLength, lineCount, paragraphLength, text, status);
  }

  private void applyLimits() {
    text.setMaxLength(toLimit(maxLength));
    text.setLineCountLimit(toLimit(lineCount));
    text.setParagraphLengthLimit(toLimit(paragraphLength));
  }

  private void showStatus(String value) {
    status.setText(value.length() + " characters, " + value.lines().count() + " paragraphs");
  }

  private static int toLimit(NumberField field) {
    Double value = field.getValue();
    return value == null ? Integer.MAX_VALUE : Math.max(value.intValue(), 1);
  }
}
