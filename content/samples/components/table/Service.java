package com.webforj.samples.views.table;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.utilities.Assets;
import java.util.List;

/** Reads the demo data from src/main/resources/data. */
public final class Service {

  private Service() {}

  public static CollectionRepository<MusicRecord> getMusicRecords() {
    List<MusicRecord> records = new Gson().fromJson(
        read("context://data/music-records.json"), new TypeToken<List<MusicRecord>>() {}.getType());
    return new CollectionRepository<>(records);
  }

  public static CollectionRepository<OlympicWinner> getOlympicWinners() {
    List<OlympicWinner> winners = new Gson().fromJson(
        read("context://data/olympic-winners.json"),
        new TypeToken<List<OlympicWinner>>() {}.getType());
    return new CollectionRepository<>(winners);
  }

  private static String read(String url) {
    return Assets.contentOf(Assets.resolveContextUrl(url));
  }
}
