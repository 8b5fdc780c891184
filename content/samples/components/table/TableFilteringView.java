package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.table.Table;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Locale;

@Route("tablefiltering")
@FrameTitle("Filter a table")
public class TableFilteringView extends Composite<FlexLayout> {

  private final CollectionRepository<MusicRecord> records = Service.getMusicRecords();
  private final TextField search = new TextField(TextField.Type.SEARCH, "Search title");
  private String term = "";

  public TableFilteringView() {
    records.setBaseFilter(item -> item.getTitle().toLowerCase(Locale.ROOT).contains(term));
    search.onModify(event -> {
      term = event.getText().toLowerCase(Locale.ROOT);
      records.commit();
    });

    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(220f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(180f);
    table.addColumn("genre", MusicRecord::getGenre);
    table.setRepository(records);
    table.setSize("100%", "440px");

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(search, table);
  }
}
