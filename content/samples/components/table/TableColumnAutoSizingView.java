package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablecolumnautosizing")
@FrameTitle("Automatic sizing")
public class TableColumnAutoSizingView extends Composite<FlexLayout> {

  private final Table<MusicRecord> table = new Table<>();

  public TableColumnAutoSizingView() {
    table.addColumn("number", MusicRecord::getNumber);
    table.addColumn("title", MusicRecord::getTitle);
    table.addColumn("artist", MusicRecord::getArtist);
    table.addColumn("cost", MusicRecord::getCost).setLabel("Price");
    resetWidths();
    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "400px");

    FlexLayout controls = new FlexLayout(
        new Button("Size all by content", ButtonTheme.PRIMARY,
            event -> table.setColumnsToAutoSize()),
        new Button("Size the title by content", event -> table.setColumnToAutoSize("title")),
        new Button("Fill the table", event -> table.setColumnsToAutoFit()),
        new Button("Reset", event -> resetWidths()));
    controls.setWrap(FlexWrap.WRAP);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(controls, table);
  }

  private void resetWidths() {
    table.getColumns().forEach(column -> column.setFlex(0f).setWidth(150f));
    table.refreshColumns();
  }
}
