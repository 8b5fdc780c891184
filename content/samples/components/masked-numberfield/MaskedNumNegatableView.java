package com.webforj.samples.views.maskednumberfield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedNumberField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("maskednumnegatable")
@FrameTitle("Negative amounts")
public class MaskedNumNegatableView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedNumNegatableView() {
    MaskedNumberField balance = new MaskedNumberField("Opening balance", 1250.0);
    balance.setMask("-###,###,##0.00");

    RadioButton negative = RadioButton.Switch("Allow negative amounts", true);
    negative.onToggle(event -> balance.setNegateable(event.isToggled()));

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(balance, negative);
  }
}
