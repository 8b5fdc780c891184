package com.webforj.samples.views.inputdialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.InputDialog;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.component.optiondialog.OptionDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("inputdialogbasic")
@FrameTitle("Confirm by typing")
public class InputDialogBasicView extends Composite<FlexLayout> {

  private static final String CODE = "delete orders-2024";
  private static final String QUESTION = """
      <p>This deletes the archive <b>orders-2024</b> for good.</p>
      <p>Type <b>delete orders-2024</b> to continue.</p>
      """;

  private final FlexLayout self = getBoundComponent();

  public InputDialogBasicView() {
    self.setPadding("20px");
    self.add(new Button("Delete archive", ButtonTheme.DANGER, event -> delete()));
  }

  private void delete() {
    String answer = ask();
    while (answer != null && !answer.equals(CODE)) {
      OptionDialog.showMessageDialog("The text doesn't match. Try again.", "Delete archive",
          MessageDialog.MessageType.ERROR);
      answer = ask();
    }
    OptionDialog.showMessageDialog(
        answer == null ? "The archive was kept." : "The archive would be gone now.",
        "Delete archive");
  }

  /** Returns the typed text, or null when the user cancels. */
  private static String ask() {
    InputDialog dialog = new InputDialog(
        QUESTION, "Delete archive", InputDialog.MessageType.WARNING);
    dialog.setFirstButtonText("Delete");
    dialog.setFirstButtonTheme(ButtonTheme.DANGER);
    return dialog.show();
  }
}
