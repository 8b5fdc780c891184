package com.webforj.samples.views.filechooserdialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.FileChooserDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("filechooserdialogbasic")
@FrameTitle("Choose a folder")
public class FileChooserDialogBasicView extends Composite<FlexLayout> {

  private static final String ROOT = System.getProperty("java.io.tmpdir");

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("No folder chosen");

  public FileChooserDialogBasicView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Choose a folder", event -> choose()), outcome);
  }

  private void choose() {
    FileChooserDialog dialog = new FileChooserDialog(
        "Choose the import folder", ROOT, FileChooserDialog.SelectionMode.DIRECTORIES);
    dialog.setRestricted(true);

    String path = dialog.show();
    outcome.setText(path == null ? "No folder chosen" : "Imports come from " + path);
  }
}
