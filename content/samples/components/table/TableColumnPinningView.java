package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.component.table.renderer.ButtonRenderer;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablecolumnpinning")
@FrameTitle("Pinned columns")
public class TableColumnPinningView extends Composite<Div> {

  public TableColumnPinningView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber)
        .setPinDirection(Column.PinDirection.LEFT)
        .setWidth(110f);
    table.addColumn("title", MusicRecord::getTitle).setWidth(320f);
    table.addColumn("artist", MusicRecord::getArtist).setWidth(320f);
    table.addColumn("genre", MusicRecord::getGenre).setWidth(320f);
    table.addColumn("cost", MusicRecord::getCost).setLabel("Price").setWidth(200f);

    ButtonRenderer<MusicRecord> edit = new ButtonRenderer<>(
        "Edit", event -> Toast.show("Edit " + event.getItem().getTitle()));
    table.addColumn("edit", edit)
        .setPinDirection(Column.PinDirection.RIGHT)
        .setWidth(110f);

    table.setColumnsToMovable(false);
    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
