package com.webforj.samples.views.composite;

import com.webforj.annotation.StyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.googlecharts.GoogleChart;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.H4;
import com.webforj.component.html.elements.Span;
import com.webforj.component.icons.Icon;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

@Route("analyticscardcomposite")
@FrameTitle("Analytics cards")
@StyleSheet("ws://composite/analyticscomposite.css")
public class AnalyticsCardCompositeView extends Composite<FlexLayout> {

  public AnalyticsCardCompositeView() {
    getBoundComponent()
        .setWrap(FlexWrap.WRAP)
        .setSpacing("20px")
        .setPadding("20px")
        .add(
            new AnalyticsCard("Orders", "1,284", 12, 64, List.of(90, 110, 104, 131, 140)),
            new AnalyticsCard("Returns", "57", -8, 19, List.of(14, 12, 13, 10, 8)));
  }

  /** A title, a value, its trend, the progress toward a goal, and a chart of the week. */
  public static class AnalyticsCard extends Composite<FlexLayout> {

    private static final List<String> DAYS = List.of("Mon", "Tue", "Wed", "Thu", "Fri");

    public AnalyticsCard(String title, String value, int trend, int goal, List<Integer> week) {
      Div number = new Div(value);
      number.addClassName("analytics-card__value");

      ProgressBar progress = new ProgressBar(goal, "{{x}}% of the goal");

      getBoundComponent().addClassName("analytics-card");
      getBoundComponent().setDirection(FlexDirection.COLUMN);
      getBoundComponent().add(
          new H4(title), number, createTrend(trend), progress, createChart(title, week));
    }

    private Div createTrend(int percent) {
      Icon arrow = TablerIcon.create(percent < 0 ? "arrow-down" : "arrow-up");
      arrow.setTheme(percent < 0 ? Theme.WARNING : Theme.SUCCESS);

      Div trend = new Div(arrow, new Span(percent + "% compared with last week"));
      trend.addClassName("analytics-card__trend");
      return trend;
    }

    private GoogleChart createChart(String title, List<Integer> week) {
      List<Object> data = new ArrayList<>();
      data.add(List.of("Day", title));
      for (int day = 0; day < DAYS.size(); day++) {
        data.add(List.of(DAYS.get(day), week.get(day)));
      }

      GoogleChart chart = new GoogleChart(GoogleChart.Type.LINE);
      chart.setOptions(Map.of("legend", "none", "backgroundColor", "transparent"));
      chart.setData(data);
      chart.setSize("100%", "160px");
      return chart;
    }
  }
}
