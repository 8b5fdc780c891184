package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablesortorder")
@FrameTitle("Priority of sorted columns")
public class TableSortOrderView extends Composite<Div> {

  public TableSortOrderView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);
    table.addColumn("cost", MusicRecord::getCost).setLabel("Price");
    table.getColumns().forEach(column -> column.setSortable(true));

    // First by artist; records of the same artist by price, the most expensive first.
    table.setMultiSorting(true);
    table.getColumnById("artist")
        .setSortDirection(Column.SortDirection.ASC)
        .setSortIndex(1);
    table.getColumnById("cost")
        .setSortDirection(Column.SortDirection.DESC)
        .setSortIndex(2);

    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
