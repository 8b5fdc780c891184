package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.stream.Collectors;

@Route("tablemultiselection")
@FrameTitle("Multiple selection")
public class TableMultiSelectionView extends Composite<FlexLayout> {

  private final Table<MusicRecord> table = new Table<>();
  private final Button show = new Button("Show selection", ButtonTheme.PRIMARY);

  public TableMultiSelectionView() {
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);
    table.setRepository(Service.getMusicRecords());
    table.setSelectionMode(Table.SelectionMode.MULTIPLE);
    table.setSize("100%", "460px");

    show.setEnabled(false);
    show.onClick(event -> showSelection());
    table.onItemSelectionChange(event -> show.setEnabled(!event.getSelectedItems().isEmpty()));

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(new FlexLayout(show), table);
  }

  private void showSelection() {
    String titles = table.getSelectedItems().stream()
        .map(MusicRecord::getTitle)
        .collect(Collectors.joining(", "));
    MessageDialog dialog = new MessageDialog(titles, "Selected records");
    dialog.setRawText(true);
    dialog.show();
  }
}
