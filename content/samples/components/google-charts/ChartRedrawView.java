package com.webforj.samples.views.googlecharts;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.googlecharts.GoogleChart;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@Route("chartredraw")
@FrameTitle("Redraw a chart")
public class ChartRedrawView extends Composite<FlexLayout> {

  private static final double MIN = 1;
  private static final double MAX = 1_000_000;

  private final GoogleChart chart = new GoogleChart(GoogleChart.Type.COLUMN);
  private final Map<String, NumberField> fields = new LinkedHashMap<>();

  public ChartRedrawView() {
    List.of("Furniture", "Lamps", "Textiles").forEach(category ->
        fields.put(category, new NumberField(category, 2500.0)));
    FlexLayout inputs = new FlexLayout();
    inputs.setAlignment(FlexAlignment.END).setWrap(FlexWrap.WRAP);
    fields.values().forEach(inputs::add);
    inputs.add(new Button("Update chart", ButtonTheme.PRIMARY, event -> update()));

    chart.setOptions(Map.of("title", "Revenue by category"));
    chart.setSize("100%", "400px");
    chart.setData(rows());

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(inputs, chart);
  }

  private void update() {
    boolean valid = fields.values().stream().allMatch(field -> isValid(field.getValue()));
    if (!valid) {
      Toast.show("Enter values from 1 to 1,000,000", Theme.DANGER);
      return;
    }
    chart.setData(rows());
    chart.redraw();
  }

  private boolean isValid(Double value) {
    return value != null && value >= MIN && value <= MAX;
  }

  private List<Object> rows() {
    List<Object> rows = new ArrayList<>();
    rows.add(List.of("Category", "Revenue"));
    fields.forEach((category, field) -> rows.add(List.of(category, field.getValue())));
    return rows;
  }
}
