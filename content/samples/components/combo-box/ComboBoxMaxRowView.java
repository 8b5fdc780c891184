package com.webforj.samples.views.combobox;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.NumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ComboBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("comboboxmaxrow")
@FrameTitle("Rows of a combo box")
public class ComboBoxMaxRowView extends Composite<FlexLayout> {

  private static final String[] PRODUCTS = {
      "Armchair", "Bench", "Bookcase", "Bunk bed", "Cabinet", "Coat rack", "Corner desk",
      "Dining table", "Drawer unit", "Footstool", "Lamp", "Mirror", "Office chair", "Shelf",
      "Side table", "Sofa", "Wardrobe", "Workbench"};

  private final FlexLayout self = getBoundComponent();
  private final ComboBox product = new ComboBox("Product");
  private final NumberField rows = new NumberField("Visible rows", 5.0);

  public ComboBoxMaxRowView() {
    product.insert(PRODUCTS);
    product.setPlaceholder("Choose or type a product");
    product.setMaxRowCount(5);
    product.setWidth("240px");

    rows.setMin(0.0).setMax(50.0).setStep(1.0);
    Button apply = new Button("Apply", ButtonTheme.PRIMARY, event -> apply());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(product, rows, apply);
  }

  private void apply() {
    Double count = rows.getValue();
    product.setMaxRowCount(count == null ? 0 : count.intValue());
    product.open();
  }
}
