package com.webforj.samples.views.radiobutton;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.optioninput.RadioButtonGroup;
import com.webforj.concern.HasTextPosition;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("radiobuttontext")
@FrameTitle("Radio button text")
public class RadioButtonTextView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public RadioButtonTextView() {
    RadioButton right = new RadioButton("Text on the right", true);
    RadioButton left = new RadioButton("Text on the left")
        .setTextPosition(HasTextPosition.Position.LEFT);

    self.setSpacing("var(--dwc-space-xl)");
    self.setPadding("20px");
    self.add(right, left, new RadioButtonGroup(right, left));
  }
}
