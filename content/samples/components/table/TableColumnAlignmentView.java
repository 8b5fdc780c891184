package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Locale;

@Route("tablecolumnalignment")
@FrameTitle("Alignment of columns")
public class TableColumnAlignmentView extends Composite<Div> {

  public TableColumnAlignmentView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber)
        .setAlignment(Column.Alignment.CENTER);
    table.addColumn("title", MusicRecord::getTitle);
    table.addColumn("artist", MusicRecord::getArtist);
    table.addColumn("price", item -> String.format(Locale.US, "$ %.2f", item.getCost()))
        .setAlignment(Column.Alignment.RIGHT);

    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
