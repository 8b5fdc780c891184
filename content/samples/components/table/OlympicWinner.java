package com.webforj.samples.views.table;

public class OlympicWinner {

  private String athlete;
  private int age;
  private String country;
  private int year;
  private String sport;
  private int gold;
  private int silver;
  private int bronze;
  private int total;

  public String getAthlete() {
    return athlete;
  }

  public int getAge() {
    return age;
  }

  public String getCountry() {
    return country;
  }

  public int getYear() {
    return year;
  }

  public String getSport() {
    return sport;
  }

  public int getGold() {
    return gold;
  }

  public int getSilver() {
    return silver;
  }

  public int getBronze() {
    return bronze;
  }

  public int getTotal() {
    return total;
  }
}
