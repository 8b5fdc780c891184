package com.webforj.samples.views.radiobutton;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("radiobuttonswitch")
@FrameTitle("Radio button and switch")
public class RadioButtonSwitchView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public RadioButtonSwitchView() {
    RadioButton plain = new RadioButton("Radio button", true).setExpanse(Expanse.XLARGE);
    RadioButton toggle = RadioButton.Switch("Switch", true).setExpanse(Expanse.XLARGE);

    self.setSpacing("var(--dwc-space-xl)");
    self.setPadding("20px");
    self.add(plain, toggle);
  }
}
