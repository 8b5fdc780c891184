package com.webforj.samples.views.table;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tablerichcontent")
@FrameTitle("Rich content in cells")
@InlineStyleSheet(id = "table-rich-content", value = """
    dwc-table::part(record-initial) {
      display: inline-grid;
      place-items: center;
      width: 2em;
      height: 2em;
      margin-inline-end: 0.75em;
      border-radius: 50%;
      background: var(--dwc-color-primary-alt);
    }
    dwc-table::part(record-artist) { color: var(--dwc-color-gray-text); }
    dwc-table::part(price) {
      padding: 0.1em 0.75em;
      border-radius: var(--dwc-border-radius-pill);
    }
    dwc-table::part(price-high) { background: var(--dwc-color-warning-alt); }
    dwc-table::part(price-low) { background: var(--dwc-color-success-alt); }
    """)
public class TableRichContentView extends Composite<Div> {

  public TableRichContentView() {
    Table<MusicRecord> table = new Table<>();
    table.addColumn("number", MusicRecord::getNumber).setWidth(110f);

    // Hidden, but their values reach the renderer of the next column.
    table.addColumn("title", MusicRecord::getTitle).setHidden(true);
    table.addColumn("artist", MusicRecord::getArtist).setHidden(true);
    table.addColumn("record", new RecordRenderer()).setFlex(1f).setMinWidth(260f);

    table.addColumn("cost", MusicRecord::getCost)
        .setLabel("Price")
        .setRenderer(new PriceRenderer())
        .setWidth(140f);

    table.setRowHeight(55);
    table.setRepository(Service.getMusicRecords());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
