package com.webforj.samples.views.inputdialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.InputDialog;
import com.webforj.component.optiondialog.OptionDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("inputdialogtype")
@FrameTitle("Ask for a password")
public class InputDialogTypeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("Locked");

  public InputDialogTypeView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Unlock settings", event -> unlock()), outcome);
  }

  private void unlock() {
    String password = ask("Enter your password");
    while (password != null && password.isEmpty()) {
      password = ask("The password can't be empty. Enter your password");
    }
    outcome.setText(password == null
        ? "Locked"
        : "Received a password of " + password.length() + " characters");
  }

  private static String ask(String message) {
    return OptionDialog.showInputDialog(
        message, "Settings", InputDialog.MessageType.QUESTION, InputDialog.InputType.PASSWORD);
  }
}
