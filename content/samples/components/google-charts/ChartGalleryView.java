package com.webforj.samples.views.googlecharts;

import com.webforj.component.Composite;
import com.webforj.component.googlecharts.GoogleChart;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Strong;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("chartgallery")
@FrameTitle("Chart gallery")
public class ChartGalleryView extends Composite<ColumnsLayout> {

  public ChartGalleryView() {
    ColumnsLayout self = getBoundComponent();
    self.setBreakpoints(List.of(
        new ColumnsLayout.Breakpoint(0, 1),
        new ColumnsLayout.Breakpoint(480, 2),
        new ColumnsLayout.Breakpoint(800, 3)));
    self.setStyle("padding", "20px");

    for (GoogleChart.Type type : ChartSamples.TYPES) {
      GoogleChart chart = new GoogleChart(type);
      chart.setData(ChartSamples.dataFor(type));
      chart.setSize("100%", "180px");
      self.add(new Div(new Strong(type.name()), chart));
    }
  }
}
