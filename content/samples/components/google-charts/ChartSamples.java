package com.webforj.samples.views.googlecharts;

import com.webforj.component.googlecharts.GoogleChart;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/** Small data sets that fit the chart types. */
final class ChartSamples {

  // CALENDAR and GANTT expect dates; all others work with texts and numbers.
  static final EnumSet<GoogleChart.Type> TYPES = EnumSet.complementOf(
      EnumSet.of(GoogleChart.Type.CALENDAR, GoogleChart.Type.GANTT));

  private static final List<Object> SALES = List.of(
      List.of("Quarter", "Sales", "Expenses"),
      List.of("Q1", 1000, 400),
      List.of("Q2", 1170, 460),
      List.of("Q3", 660, 1120),
      List.of("Q4", 1030, 540));

  private ChartSamples() {}

  static List<Object> dataFor(GoogleChart.Type type) {
    return switch (type) {
      case PIE -> List.of(
          List.of("Region", "Sales"), List.of("North", 40), List.of("South", 25),
          List.of("West", 20), List.of("East", 15));
      case GAUGE -> List.of(
          List.of("Label", "Value"), List.of("CPU", 55), List.of("Disk", 80));
      case GEO -> List.of(
          List.of("Country", "Customers"), List.of("Germany", 200), List.of("Canada", 500),
          List.of("Brazil", 400));
      case SCATTER -> List.of(
          List.of("Hours", "Tickets solved"), List.of(2, 5), List.of(4, 9), List.of(6, 11),
          List.of(8, 16));
      case BUBBLE -> List.of(
          List.of("Product", "Price", "Rating", "Group", "Sold"),
          List.of("Chair", 120, 4.1, "Office", 300), List.of("Desk", 380, 4.6, "Office", 120),
          List.of("Lamp", 45, 3.9, "Home", 510));
      case CANDLESTICK -> List.of(
          List.of("Day", "Low", "Open", "Close", "High"), List.of("Mon", 20, 28, 38, 45),
          List.of("Tue", 31, 38, 55, 66), List.of("Wed", 50, 55, 77, 80));
      case HISTOGRAM -> List.of(
          List.of("Order", "Amount"), List.of("A-1", 12), List.of("A-2", 48), List.of("A-3", 51),
          List.of("A-4", 55), List.of("A-5", 90));
      case ORG -> List.of(
          List.of("Unit", "Belongs to"), List.of("Company", ""), List.of("Sales", "Company"),
          List.of("Service", "Company"), List.of("Export", "Sales"));
      case SANKEY -> List.of(
          List.of("From", "To", "Pallets"), List.of("Port", "Warehouse", 50),
          List.of("Warehouse", "Shops", 30), List.of("Warehouse", "Online", 20));
      case TIMELINE -> List.of(
          List.of("Shift", "Start", "End"), List.of("Early", 0, 8_000_000),
          List.of("Late", 8_000_000, 16_000_000), List.of("Night", 16_000_000, 24_000_000));
      case TREEMAP -> List.of(
          List.of("Unit", "Belongs to", "Budget"), Arrays.asList("Company", null, 0),
          List.of("Sales", "Company", 300), List.of("Service", "Company", 200),
          List.of("Research", "Company", 150));
      case WORDTREE -> List.of(
          List.of("Phrases"), List.of("ticket is open"), List.of("ticket is solved"),
          List.of("ticket was moved"));
      default -> SALES;
    };
  }
}
