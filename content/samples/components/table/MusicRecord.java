package com.webforj.samples.views.table;

import com.webforj.data.HasEntityKey;

public class MusicRecord implements HasEntityKey {

  private String number;
  private String title;
  private String artist;
  private String genre;
  private double cost;

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

  public String getArtist() {
    return artist;
  }

  public String getGenre() {
    return genre;
  }

  public double getCost() {
    return cost;
  }

  public void setCost(double cost) {
    this.cost = cost;
  }
}
