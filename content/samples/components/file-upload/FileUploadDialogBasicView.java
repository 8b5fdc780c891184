package com.webforj.samples.views.fileuploaddialog;

import com.webforj.UploadedFile;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.FileUploadDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("fileuploaddialogbasic")
@FrameTitle("Upload a file")
public class FileUploadDialogBasicView extends Composite<FlexLayout> {

  private static final long MAX_BYTES = 1024 * 1024;

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("No file received");

  public FileUploadDialogBasicView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Upload a file", event -> upload()), outcome);
  }

  private void upload() {
    FileUploadDialog dialog = new FileUploadDialog("Upload a file of up to 1 MB");
    dialog.setMaxFileSize(MAX_BYTES);

    UploadedFile file = dialog.show();
    if (file == null) {
      outcome.setText("No file received");
      return;
    }
    outcome.setText("Received " + file.getSanitizedClientName() + ", "
        + file.size() + " bytes, and deleted it again");
    file.delete();
  }
}
