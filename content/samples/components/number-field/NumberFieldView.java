package com.webforj.samples.views.numberfield;

import com.webforj.component.Composite;
import com.webforj.component.field.NumberField;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.data.event.ValueChangeEvent;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Locale;

@Route("numberfield")
@FrameTitle("Number field")
public class NumberFieldView extends Composite<FlexLayout> {

  private static final double PRICE = 12.5;

  private final FlexLayout self = getBoundComponent();
  private final Paragraph total = new Paragraph("Enter how many you need");

  public NumberFieldView() {
    NumberField quantity = new NumberField("Quantity", this::showTotal);
    quantity.setPlaceholder("1 to 100");
    quantity.setHelperText("Packs of 10");
    quantity.setMin(1.0).setMax(100.0).setStep(1.0);
    quantity.setWidth("200px");

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(quantity, total);
  }

  private void showTotal(ValueChangeEvent<Double> event) {
    Double quantity = event.getValue();
    boolean valid = quantity != null && quantity >= 1 && quantity <= 100;
    total.setText(valid
        ? String.format(Locale.US, "Total: $%.2f", quantity * PRICE)
        : "Enter how many you need");
  }
}
