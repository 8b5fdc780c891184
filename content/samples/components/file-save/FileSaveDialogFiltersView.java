package com.webforj.samples.views.filesavedialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.FileChooserFilter;
import com.webforj.component.optiondialog.FileSaveDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("filesavedialogfilters")
@FrameTitle("Save in a format")
public class FileSaveDialogFiltersView extends Composite<FlexLayout> {

  private static final String ROOT = System.getProperty("java.io.tmpdir");

  private static final List<FileChooserFilter> FORMATS = List.of(
      new FileChooserFilter("All files", "*.*"),
      new FileChooserFilter("Text", "*.txt"),
      new FileChooserFilter("CSV", "*.csv"),
      new FileChooserFilter("Excel", "*.xls;*.xlsx"));

  private final FlexLayout self = getBoundComponent();
  private final Paragraph outcome = new Paragraph("Nothing exported yet");

  public FileSaveDialogFiltersView() {
    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(new Button("Export orders", event -> export()), outcome);
  }

  private void export() {
    FileSaveDialog dialog =
        new FileSaveDialog("Export orders", ROOT, "orders.csv", FORMATS, "CSV");
    dialog.setRestricted(true);

    String path = dialog.show();
    outcome.setText(path == null ? "Nothing exported yet" : "The export goes to " + path);
  }
}
