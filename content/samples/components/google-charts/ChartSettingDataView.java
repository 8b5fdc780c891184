package com.webforj.samples.views.googlecharts;

import com.webforj.component.Composite;
import com.webforj.component.googlecharts.GoogleChart;
import com.webforj.component.html.elements.Div;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;
import java.util.Map;

@Route("chartsettingdata")
@FrameTitle("Data of a chart")
public class ChartSettingDataView extends Composite<Div> {

  public ChartSettingDataView() {
    GoogleChart chart = new GoogleChart(GoogleChart.Type.PIE);
    chart.setData(List.of(
        List.of("Region", "Orders"),
        List.of("North", 420),
        List.of("South", 310),
        List.of("West", 275),
        List.of("East", 190)));
    chart.setOptions(Map.of("title", "Orders by region", "is3D", true));
    chart.setSize("100%", "300px");

    getBoundComponent().add(chart);
  }
}
