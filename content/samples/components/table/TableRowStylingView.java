package com.webforj.samples.views.table;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("tablerowstyling")
@FrameTitle("Row styling")
@InlineStyleSheet(id = "table-row-styling", value = """
    dwc-table::part(overdue) { background: var(--dwc-color-warning-alt); }
    """)
public class TableRowStylingView extends Composite<Div> {

  private static final int MAX_DAYS = 14;

  public TableRowStylingView() {
    Table<Ticket> table = new Table<>();
    table.addColumn("number", Ticket::getNumber);
    table.addColumn("title", Ticket::getTitle).setMinWidth(250f);
    table.addColumn("daysOpen", Ticket::getDaysOpen).setLabel("Days open");

    table.setRowPartProvider(ticket ->
        ticket.getDaysOpen() > MAX_DAYS ? List.of("overdue") : List.of());
    table.setItems(Ticket.samples());
    table.setSize("100%", "280px");

    getBoundComponent().add(table);
  }
}
