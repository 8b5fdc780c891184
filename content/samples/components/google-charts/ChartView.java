package com.webforj.samples.views.googlecharts;

import com.webforj.component.Composite;
import com.webforj.component.googlecharts.GoogleChart;
import com.webforj.component.html.elements.Div;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;
import java.util.Map;

@Route("chart")
@FrameTitle("Google chart")
public class ChartView extends Composite<Div> {

  public ChartView() {
    GoogleChart chart = new GoogleChart(GoogleChart.Type.GEO);
    chart.setData(List.of(
        List.of("Country", "Revenue"),
        List.of("Germany", 84000),
        List.of("France", 61000),
        List.of("Spain", 43000),
        List.of("United States", 97000),
        List.of("Brazil", 28000),
        List.of("Australia", 35000)));
    chart.setOptions(Map.of(
        "colorAxis", Map.of("colors", List.of("#cfe2ff", "#0b5ed7")),
        "legend", Map.of("textStyle", Map.of("fontSize", 14))));
    chart.setSize("100%", "300px");

    getBoundComponent().add(chart);
  }
}
