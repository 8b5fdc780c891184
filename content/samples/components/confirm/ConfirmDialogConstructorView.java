package com.webforj.samples.views.confirmdialog;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.ConfirmDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("confirmdialogconstructor")
@FrameTitle("Confirm a deletion")
public class ConfirmDialogConstructorView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("report.pdf is still there");

  public ConfirmDialogConstructorView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Delete report.pdf", event -> delete()), outcome);
  }

  private void delete() {
    ConfirmDialog dialog = new ConfirmDialog(
        "Delete report.pdf? This can't be undone.",
        "Delete file",
        ConfirmDialog.OptionType.OK_CANCEL,
        ConfirmDialog.MessageType.QUESTION);
    dialog.setTheme(Theme.DANGER);
    dialog.setFirstButtonTheme(ButtonTheme.DANGER);
    dialog.setSecondButtonTheme(ButtonTheme.OUTLINED_DANGER);

    boolean confirmed = dialog.show() == ConfirmDialog.Result.OK;
    outcome.setText(confirmed ? "report.pdf would be gone now" : "report.pdf is still there");
  }
}
