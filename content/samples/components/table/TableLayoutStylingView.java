package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.EnumSet;

@Route("tablelayoutstyling")
@FrameTitle("Stripes and borders")
public class TableLayoutStylingView extends Composite<Div> {

  public TableLayoutStylingView() {
    Table<Ticket> table = new Table<>();
    table.addColumn("number", Ticket::getNumber);
    table.addColumn("title", Ticket::getTitle).setMinWidth(250f);
    table.addColumn("daysOpen", Ticket::getDaysOpen).setLabel("Days open");

    table.setStriped(true);
    table.setBordersVisible(EnumSet.allOf(Table.Border.class));
    table.setItems(Ticket.samples());
    table.setSize("100%", "280px");

    getBoundComponent().add(table);
  }
}
