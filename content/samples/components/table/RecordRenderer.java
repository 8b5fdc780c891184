package com.webforj.samples.views.table;

import com.webforj.component.table.renderer.Renderer;

/** Shows initial, title, and artist of a record in one cell. */
public class RecordRenderer extends Renderer<MusicRecord> {

  @Override
  public String build() {
    return """
        <span part="record-initial"><%- cell.row.getValue('title').charAt(0) %></span>
        <span part="record-text">
          <strong><%- cell.row.getValue('title') %></strong>
          <span part="record-artist"><%- cell.row.getValue('artist') %></span>
        </span>
        """;
  }
}
