package com.webforj.samples.views.navigator;

/** A support ticket, one row of the table. */
public class Ticket {

  private final int number;
  private final String subject;
  private final String status;

  public Ticket(int number, String subject, String status) {
    this.number = number;
    this.subject = subject;
    this.status = status;
  }

  public int getNumber() {
    return number;
  }

  public String getSubject() {
    return subject;
  }

  public String getStatus() {
    return status;
  }
}
