package com.webforj.samples.views.radiobutton;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.optioninput.RadioButtonGroup;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("radiobuttonactivation")
@FrameTitle("Radio button activation")
public class RadioButtonActivationView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public RadioButtonActivationView() {
    RadioButton standard = new RadioButton("standard", "Standard shipping", true);
    RadioButton express = new RadioButton("express", "Express shipping");
    standard.setActivation(RadioButton.Activation.AUTO);
    express.setActivation(RadioButton.Activation.AUTO);

    RadioButton invoice = new RadioButton("invoice", "Pay by invoice", true);
    RadioButton card = new RadioButton("card", "Pay by card");
    invoice.setActivation(RadioButton.Activation.MANUAL);
    card.setActivation(RadioButton.Activation.MANUAL);

    FlexLayout auto = new FlexLayout(FlexDirection.COLUMN,
        new Paragraph("AUTO: focus checks"), standard, express,
        new RadioButtonGroup("shipping", standard, express));
    FlexLayout manual = new FlexLayout(FlexDirection.COLUMN,
        new Paragraph("MANUAL: focus only moves"), invoice, card,
        new RadioButtonGroup("payment", invoice, card));

    self.setSpacing("var(--dwc-space-3xl)");
    self.setPadding("20px");
    self.add(auto, manual);
    standard.focus();
  }
}
