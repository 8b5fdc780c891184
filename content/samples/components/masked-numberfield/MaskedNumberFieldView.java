package com.webforj.samples.views.maskednumberfield;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.MaskedNumberField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Locale;

@Route("maskednumberfield")
@FrameTitle("Tip calculator")
public class MaskedNumberFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final MaskedNumberField bill = new MaskedNumberField("Bill");
  private final MaskedNumberField percent = new MaskedNumberField("Tip", 15.0);

  public MaskedNumberFieldView() {
    bill.setMask("$######.##");
    bill.setNegateable(false);

    percent.setMask("###%");
    percent.setNegateable(false);
    percent.setMin(0.0);
    percent.setMax(100.0);

    Button calculate = new Button("Calculate", ButtonTheme.PRIMARY, event -> calculate());

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("240px");
    self.setPadding("20px");
    self.add(bill, percent, calculate);
  }

  private void calculate() {
    Double amount = bill.getValue();
    Double rate = percent.getValue();
    if (amount == null || rate == null) {
      Toast.show("Enter the bill and the tip", Theme.WARNING);
      return;
    }
    double tip = amount * rate / 100;
    Toast.show(String.format(Locale.US, "Tip $%.2f, total $%.2f", tip, amount + tip),
        Theme.SUCCESS);
  }
}
