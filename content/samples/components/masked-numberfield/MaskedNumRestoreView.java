package com.webforj.samples.views.maskednumberfield;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.field.MaskedNumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("maskednumrestore")
@FrameTitle("Restore a number")
public class MaskedNumRestoreView extends Composite<FlexLayout> {

  private static final Double APPROVED = 50000.0;

  private final FlexLayout self = getBoundComponent();

  public MaskedNumRestoreView() {
    MaskedNumberField budget = new MaskedNumberField("Project budget", APPROVED);
    budget.setMask("$###,###,##0.00");
    budget.setRestoreValue(APPROVED);

    Button reset = new Button("Back to the approved budget", event -> budget.restoreValue());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(budget, reset);
  }
}
