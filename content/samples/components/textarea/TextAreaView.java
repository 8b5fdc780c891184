package com.webforj.samples.views.textarea;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.TextArea;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("textarea")
@FrameTitle("Feedback")
public class TextAreaView extends Composite<FlexLayout> {

  private static final int MAX_LENGTH = 200;

  private final FlexLayout self = getBoundComponent();
  private final TextArea feedback = new TextArea("Feedback");
  private final Button submit = new Button("Send", ButtonTheme.PRIMARY);

  public TextAreaView() {
    feedback.setPlaceholder("What can we do better?");
    feedback.setMaxLength(MAX_LENGTH);
    feedback.setRows(5);
    feedback.setWidth("320px");
    feedback.onValueChange(event -> showCount(event.getValue().length()));
    showCount(0);

    submit.onClick(event -> {
      Toast.show("Thank you for your feedback");
      feedback.setValue("");
      showCount(0);
    });

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(feedback, submit);
  }

  private void showCount(int length) {
    feedback.setHelperText(length + " of " + MAX_LENGTH + " characters");
    submit.setEnabled(length > 0);
  }
}
