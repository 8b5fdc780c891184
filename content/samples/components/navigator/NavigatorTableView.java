package com.webforj.samples.views.navigator;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.navigator.Navigator;
import com.webforj.component.table.Table;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.data.repository.Repository;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;
import java.util.stream.IntStream;

@Route("navigatortable")
@FrameTitle("Navigator with a table")
public class NavigatorTableView extends Composite<FlexLayout> {

  private static final List<String> SUBJECTS =
      List.of("Invoice missing", "Order is late", "Wrong address", "Login fails");
  private static final List<String> STATES = List.of("Open", "In progress", "Closed");

  private final FlexLayout self = getBoundComponent();

  public NavigatorTableView() {
    Repository<Ticket> tickets = new CollectionRepository<>(createTickets(87));

    Table<Ticket> table = new Table<>();
    table.addColumn("number", Ticket::getNumber).setLabel("No.");
    table.addColumn("subject", Ticket::getSubject).setLabel("Subject");
    table.addColumn("status", Ticket::getStatus).setLabel("Status");
    table.setRepository(tickets);
    table.setSize("100%", "330px");

    // The same repository: each page change selects the rows the table shows.
    Navigator pages = new Navigator(tickets, 6, Navigator.Layout.PAGES);
    pages.setAutoDisable(true);
    pages.getPaginator().setMax(5);

    // The same paginator: this navigator only describes what the other one does.
    Navigator info = new Navigator(pages.getPaginator(), Navigator.Layout.PREVIEW);
    info.setHideMainButtons(true);
    info.setText("`Tickets ${startIndex + 1} to ${endIndex + 1} of ${totalItems}`");

    FlexLayout footer = new FlexLayout(info, pages);
    footer.setJustifyContent(FlexJustifyContent.BETWEEN);
    footer.setWrap(FlexWrap.WRAP);

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(table, footer);
  }

  private static List<Ticket> createTickets(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> new Ticket(i, SUBJECTS.get(i % SUBJECTS.size()),
            STATES.get(i % STATES.size())))
        .toList();
  }
}
