package com.webforj.samples.views.filesavedialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.FileSaveDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("filesavedialogbasic")
@FrameTitle("Choose where to save")
public class FileSaveDialogBasicView extends Composite<FlexLayout> {

  private static final String ROOT = System.getProperty("java.io.tmpdir");

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("Nothing saved yet");

  public FileSaveDialogBasicView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Save report", event -> save()), outcome);
  }

  private void save() {
    FileSaveDialog dialog = new FileSaveDialog("Save report", ROOT, "report.xls", true);

    String path = dialog.show();
    // The dialog only returns the path. Writing the file would be the next step.
    outcome.setText(path == null ? "Nothing saved yet" : "The report goes to " + path);
  }
}
