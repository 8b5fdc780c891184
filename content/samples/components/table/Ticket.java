package com.webforj.samples.views.table;

import com.webforj.data.HasEntityKey;
import java.util.ArrayList;
import java.util.List;

public class Ticket implements HasEntityKey {

  private final String number;
  private String title;
  private int daysOpen;

  public Ticket(String number, String title, int daysOpen) {
    this.number = number;
    this.title = title;
    this.daysOpen = daysOpen;
  }

  /** Tickets for the demos. */
  public static List<Ticket> samples() {
    return new ArrayList<>(List.of(
        new Ticket("T-301", "Printer prints blank pages", 3),
        new Ticket("T-302", "Invoice shows the wrong address", 12),
        new Ticket("T-303", "Scanner in warehouse 2 is offline", 21),
        new Ticket("T-304", "Please add a new supplier", 1),
        new Ticket("T-305", "Report takes ten minutes", 34),
        new Ticket("T-306", "Password reset mail never arrives", 14)));
  }

  @Override
  public Object getEntityKey() {
    return number;
  }

  public String getNumber() {
    return number;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getDaysOpen() {
    return daysOpen;
  }

  public void setDaysOpen(int daysOpen) {
    this.daysOpen = daysOpen;
  }
}
