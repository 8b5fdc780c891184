package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexJustifyContent;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.navigator.Navigator;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.data.Paginator;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

@Route("datatable")
@FrameTitle("Olympic winners")
public class DataTableView extends Composite<FlexLayout> {

  private static final int DEFAULT_PAGE_SIZE = 25;

  private final FlexLayout self = getBoundComponent();
  private final CollectionRepository<OlympicWinner> winners = Service.getOlympicWinners();
  private final Table<OlympicWinner> table = new Table<>();
  private final TextField search = new TextField(TextField.Type.SEARCH, "Search athlete");
  private final ChoiceBox pageSize = new ChoiceBox("Rows per page");

  private final Navigator pages;
  private final Paginator paginator;
  private final Navigator summary;

  private String term = "";

  public DataTableView() {
    // The table receives the repository before the navigators do.
    buildTable();

    // Both navigators share one paginator: page links and a text that names the visible rows.
    pages = new Navigator(winners, DEFAULT_PAGE_SIZE, Navigator.Layout.PAGES);
    paginator = pages.getPaginator();
    summary = new Navigator(paginator, Navigator.Layout.PREVIEW);

    buildFilter();
    buildPaging();

    FlexLayout header = new FlexLayout(search, pageSize);
    header.setJustifyContent(FlexJustifyContent.BETWEEN);
    FlexLayout footer = new FlexLayout(summary, pages);
    footer.setJustifyContent(FlexJustifyContent.BETWEEN).setAlignment(FlexAlignment.CENTER);

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(header, table, footer);
  }

  private void buildTable() {
    table.addColumn("athlete", OlympicWinner::getAthlete)
        .setPinDirection(Column.PinDirection.LEFT)
        .setMinWidth(200f);
    table.addColumn("age", OlympicWinner::getAge);
    table.addColumn("country", OlympicWinner::getCountry);
    table.addColumn("year", OlympicWinner::getYear);
    table.addColumn("sport", OlympicWinner::getSport);
    table.addColumn("gold", OlympicWinner::getGold);
    table.addColumn("silver", OlympicWinner::getSilver);
    table.addColumn("bronze", OlympicWinner::getBronze);
    table.addColumn("total", OlympicWinner::getTotal)
        .setPinDirection(Column.PinDirection.RIGHT);
    table.getColumns().forEach(column -> column.setSortable(true));

    table.setSelectionMode(Table.SelectionMode.MULTIPLE);
    table.setHeaderCheckboxSelection(false);
    table.setRepository(winners);
    table.setSize("100%", "400px");
  }

  private void buildFilter() {
    winners.setBaseFilter(winner ->
        winner.getAthlete().toLowerCase(Locale.ROOT).contains(term));

    search.onModify(event -> {
      term = event.getText().toLowerCase(Locale.ROOT);
      winners.commit();
      paginator.setCurrent(1);
    });
  }

  private void buildPaging() {
    List<ListItem> sizes = Stream.of(10, DEFAULT_PAGE_SIZE, 50, 100)
        .map(size -> new ListItem(size, String.valueOf(size)))
        .toList();
    pageSize.insert(sizes);
    pageSize.selectKey(DEFAULT_PAGE_SIZE);
    pageSize.onSelect(event -> paginator.setSize((Integer) event.getSelectedItem().getKey()));

    paginator.setMax(5);
    pages.setAutoDisable(true);
    summary.setHideMainButtons(true);
    summary.setText(
        "totalItems ? `${startIndex + 1} to ${endIndex + 1} of ${totalItems}` : 'No winners'");
  }
}
