package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablesingleselection")
@FrameTitle("Single selection")
public class TableSingleSelectionView extends Composite<Div> {

  public TableSingleSelectionView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);
    table.setRepository(Service.getMusicRecords());

    table.setSelectionMode(Table.SelectionMode.SINGLE);
    table.onItemSelect(event -> show(event.getItem()));
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }

  private void show(MusicRecord item) {
    MessageDialog dialog =
        new MessageDialog(item.getTitle() + " by " + item.getArtist(), "Selected record");
    dialog.setRawText(true);
    dialog.show();
  }
}
