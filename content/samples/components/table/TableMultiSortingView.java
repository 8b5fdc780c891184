package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablemultisorting")
@FrameTitle("Sorting by several columns")
public class TableMultiSortingView extends Composite<Div> {

  public TableMultiSortingView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);
    table.addColumn("genre", MusicRecord::getGenre);
    table.addColumn("cost", MusicRecord::getCost).setLabel("Price");
    table.getColumns().forEach(column -> column.setSortable(true));

    table.setMultiSorting(true);
    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
