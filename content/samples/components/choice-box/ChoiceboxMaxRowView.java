package com.webforj.samples.views.choicebox;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("choiceboxmaxrow")
@FrameTitle("Rows of a choice box")
public class ChoiceboxMaxRowView extends Composite<FlexLayout> {

  private static final String[] REGIONS = {
      "Alabama", "Alaska", "Arizona", "California", "Colorado", "Florida", "Georgia", "Hawaii",
      "Illinois", "Kansas", "Maine", "Montana", "Nevada", "New York", "Ohio", "Oregon", "Texas",
      "Utah", "Vermont", "Washington"};

  private final FlexLayout self = getBoundComponent();
  private final ChoiceBox region = new ChoiceBox("Ship to");
  private final NumberField rows = new NumberField("Visible rows", 5.0);

  public ChoiceboxMaxRowView() {
    region.insert(REGIONS);
    region.selectIndex(0);
    region.setMaxRowCount(5);
    region.setWidth("200px");

    rows.setMin(0.0).setMax(50.0).setStep(1.0);
    Button apply = new Button("Apply", ButtonTheme.PRIMARY, event -> apply());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(region, rows, apply);
  }

  private void apply() {
    Double count = rows.getValue();
    region.setMaxRowCount(count == null ? 0 : count.intValue());
    region.open();
  }
}
