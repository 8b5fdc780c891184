package com.webforj.samples.views.filechooserdialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.FileChooserDialog;
import com.webforj.component.optiondialog.FileChooserFilter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("filechooserdialogfilters")
@FrameTitle("Choose a file by type")
public class FileChooserDialogFiltersView extends Composite<FlexLayout> {

  private static final String ROOT = System.getProperty("java.io.tmpdir");

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("No file chosen");

  public FileChooserDialogFiltersView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Choose a file", event -> choose()), outcome);
  }

  private void choose() {
    FileChooserDialog dialog = new FileChooserDialog("Choose a file", ROOT, true);
    dialog.setFilters(List.of(
        new FileChooserFilter("All files", "*.*"),
        new FileChooserFilter("Text", "*.txt"),
        new FileChooserFilter("Java sources", "*.java"),
        new FileChooserFilter("Images", "*.png;*.jpg;*.gif")));
    dialog.setActiveFilter("Images");
    dialog.setGridView(true);

    String path = dialog.show();
    outcome.setText(path == null ? "No file chosen" : "Chosen: " + path);
  }
}
