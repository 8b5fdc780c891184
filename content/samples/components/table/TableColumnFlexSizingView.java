package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablecolumnflexsizing")
@FrameTitle("Flex sizing")
public class TableColumnFlexSizingView extends Composite<FlexLayout> {

  private final Table<MusicRecord> table = new Table<>();
  private final NumberField titleFlex = new NumberField("Flex of title", 2.0);
  private final NumberField artistFlex = new NumberField("Flex of artist", 1.0);

  public TableColumnFlexSizingView() {
    table.addColumn("number", MusicRecord::getNumber).setWidth(110f);
    table.addColumn("title", MusicRecord::getTitle).setMinWidth(120f);
    table.addColumn("artist", MusicRecord::getArtist).setMinWidth(120f);
    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "400px");

    Button apply = new Button("Apply", ButtonTheme.PRIMARY, event -> applyFlex());
    Button equal = new Button("Equal shares", event -> show(1, 1));
    Button reset = new Button("Reset", event -> show(2, 1));

    FlexLayout controls = new FlexLayout(titleFlex, artistFlex, apply, equal, reset);
    controls.setAlignment(FlexAlignment.END).setWrap(FlexWrap.WRAP);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(controls, table);
    applyFlex();
  }

  private void show(double title, double artist) {
    titleFlex.setValue(title);
    artistFlex.setValue(artist);
    applyFlex();
  }

  private void applyFlex() {
    table.getColumnById("title").setFlex(Math.max(0, toFlex(titleFlex)));
    table.getColumnById("artist").setFlex(Math.max(0, toFlex(artistFlex)));
    table.refreshColumns();
  }

  private static float toFlex(NumberField field) {
    return field.getValue() == null ? 0f : field.getValue().floatValue();
  }
}
