package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Comparator;

@Route("tablecolumncomparator")
@FrameTitle("Comparator of a column")
public class TableColumnComparatorView extends Composite<Div> {

  public TableColumnComparatorView() {
    Table<MusicRecord> table = new Table<>();
    // The number is stored as text. As text, "10" would come before "9".
    table.addColumn("number", MusicRecord::getNumber)
        .setSortable(true)
        .setComparator(Comparator.comparingInt(item -> Integer.parseInt(item.getNumber())));
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);

    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
