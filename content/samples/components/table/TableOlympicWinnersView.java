package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tableolympicwinners")
@FrameTitle("Large data set")
public class TableOlympicWinnersView extends Composite<Div> {

  public TableOlympicWinnersView() {
    Table<OlympicWinner> table = new Table<>();
    table.addColumn("athlete", OlympicWinner::getAthlete)
        .setPinDirection(Column.PinDirection.LEFT)
        .setMinWidth(200f);
    table.addColumn("age", OlympicWinner::getAge);
    table.addColumn("country", OlympicWinner::getCountry).setMinWidth(160f);
    table.addColumn("year", OlympicWinner::getYear);
    table.addColumn("sport", OlympicWinner::getSport).setMinWidth(160f);
    table.addColumn("gold", OlympicWinner::getGold);
    table.addColumn("silver", OlympicWinner::getSilver);
    table.addColumn("bronze", OlympicWinner::getBronze);
    table.addColumn("total", OlympicWinner::getTotal)
        .setPinDirection(Column.PinDirection.RIGHT);
    table.getColumns().forEach(column -> column.setSortable(true));

    table.setClientSorting(true);
    table.setRepository(Service.getOlympicWinners());
    table.setSize("100%", "560px");

    getBoundComponent().add(table);
  }
}
