package com.webforj.samples.views.table;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("tablecellstyling")
@FrameTitle("Cell styling")
@InlineStyleSheet(id = "table-cell-styling", value = """
    dwc-table::part(days-over) { background: var(--dwc-color-danger-alt); font-weight: 600; }
    """)
public class TableCellStylingView extends Composite<Div> {

  private static final int MAX_DAYS = 14;

  public TableCellStylingView() {
    Table<Ticket> table = new Table<>();
    table.addColumn("number", Ticket::getNumber);
    table.addColumn("title", Ticket::getTitle).setMinWidth(250f);
    Column<Ticket, Integer> days = table.addColumn("daysOpen", Ticket::getDaysOpen);
    days.setLabel("Days open");

    table.setCellPartProvider((ticket, column) ->
        column == days && ticket.getDaysOpen() > MAX_DAYS ? List.of("days-over") : List.of());
    table.setItems(Ticket.samples());
    table.setSize("100%", "280px");

    getBoundComponent().add(table);
  }
}
