package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablebasic")
@FrameTitle("Basic table")
public class TableBasicView extends Composite<Div> {

  private final Table<MusicRecord> table = new Table<>();

  public TableBasicView() {
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle);
    table.addColumn("artist", MusicRecord::getArtist);
    table.addColumn("genre", MusicRecord::getGenre);
    table.addColumn("cost", MusicRecord::getCost).setLabel("Price");

    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
