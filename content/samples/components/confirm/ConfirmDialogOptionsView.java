package com.webforj.samples.views.confirmdialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.ConfirmDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("confirmdialogoptions")
@FrameTitle("Dialog with custom buttons")
public class ConfirmDialogOptionsView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("Order 1042 has unsaved changes");

  public ConfirmDialogOptionsView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Close order 1042", event -> close()), outcome);
  }

  private void close() {
    ConfirmDialog dialog = new ConfirmDialog(
        "Order 1042 has unsaved changes.",
        "Close order",
        ConfirmDialog.OptionType.CUSTOM,
        ConfirmDialog.MessageType.WARNING);
    dialog.setButtonText(ConfirmDialog.Button.FIRST, "Discard");
    dialog.setButtonText(ConfirmDialog.Button.SECOND, "Save");
    dialog.setButtonText(ConfirmDialog.Button.THIRD, "Keep editing");
    dialog.setButtonTheme(ConfirmDialog.Button.FIRST, ButtonTheme.OUTLINED_WARNING);
    dialog.setButtonTheme(ConfirmDialog.Button.SECOND, ButtonTheme.WARNING);
    dialog.setDefaultButton(ConfirmDialog.Button.SECOND);

    outcome.setText(switch (dialog.show()) {
      case FIRST_CUSTOM_BUTTON -> "Changes discarded";
      case SECOND_CUSTOM_BUTTON -> "Changes saved";
      default -> "Order 1042 still has unsaved changes";
    });
  }
}
