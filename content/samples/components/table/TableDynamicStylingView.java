package com.webforj.samples.views.table;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("tabledynamicstyling")
@FrameTitle("Styles follow the data")
@InlineStyleSheet(id = "table-dynamic-styling", value = """
    dwc-table::part(escalated) { background: var(--dwc-color-warning-alt); }
    dwc-table::part(days-in-time) { color: var(--dwc-color-success-text); }
    dwc-table::part(days-over) { color: var(--dwc-color-danger-text); font-weight: 600; }
    """)
public class TableDynamicStylingView extends Composite<FlexLayout> {

  private static final int MAX_DAYS = 14;
  private static final int ESCALATION = 28;

  private final List<Ticket> tickets = Ticket.samples();
  private final Table<Ticket> table = new Table<>();

  public TableDynamicStylingView() {
    table.addColumn("number", Ticket::getNumber);
    table.addColumn("title", Ticket::getTitle).setMinWidth(250f);
    Column<Ticket, Integer> days = table.addColumn("daysOpen", Ticket::getDaysOpen);
    days.setLabel("Days open");

    table.setRowPartProvider(ticket ->
        ticket.getDaysOpen() > ESCALATION ? List.of("escalated") : List.of());
    table.setCellPartProvider((ticket, column) -> {
      if (column != days) {
        return List.of();
      }
      return List.of(ticket.getDaysOpen() > MAX_DAYS ? "days-over" : "days-in-time");
    });
    table.setRepository(new CollectionRepository<>(tickets));
    table.setSize("100%", "340px");

    Button week = new Button("One week later", ButtonTheme.PRIMARY, event -> addWeek());

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(new FlexLayout(week), table);
  }

  private void addWeek() {
    tickets.forEach(ticket -> ticket.setDaysOpen(ticket.getDaysOpen() + 7));
    // Without the commit, the rows would keep their old style.
    table.getRepository().commit();
  }
}
