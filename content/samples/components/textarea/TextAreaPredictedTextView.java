package com.webforj.samples.views.textarea;

import com.webforj.component.Composite;
import com.webforj.component.field.TextArea;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("textareapredictedtext")
@FrameTitle("Predicted text")
public class TextAreaPredictedTextView extends Composite<FlexLayout> {

  private static final List<String> PHRASES = List.of(
      "Thank you for your order.",
      "Thank you for your patience.",
      "Your order has been shipped today.",
      "Your order will be delivered tomorrow.",
      "Please contact our support team.",
      "Please confirm your delivery address.");

  private final FlexLayout self = getBoundComponent();
  private final TextArea reply = new TextArea("Reply to the customer");

  public TextAreaPredictedTextView() {
    reply.setHelperText("Start with Thank, Your, or Please; accept with Tab or the right arrow key");
    reply.setRows(6);
    reply.setWidth("100%");
    reply.onValueChange(event -> reply.setPredictedText(predict(event.getValue())));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(reply);
  }

  /** Returns the typed text plus its completion, or an empty string if no phrase fits. */
  private static String predict(String typed) {
    int start = typed.lastIndexOf('\n') + 1;
    String line = typed.substring(start);
    if (line.length() < 3) {
      return "";
    }
    return PHRASES.stream()
        .filter(phrase -> phrase.startsWith(line) && !phrase.equals(line))
        .findFirst()
        .map(phrase -> typed.substring(0, start) + phrase)
        .orElse("");
  }
}
