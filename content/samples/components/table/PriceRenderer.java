package com.webforj.samples.views.table;

import com.webforj.component.table.renderer.Renderer;

/** Shows the price as a badge whose part name depends on the value. */
public class PriceRenderer extends Renderer<MusicRecord> {

  @Override
  public String build() {
    return """
        <span part="price <%= cell.value > 15 ? 'price-high' : 'price-low' %>">
          $ <%- cell.value %>
        </span>
        """;
  }
}
