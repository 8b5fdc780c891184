package com.webforj.samples.views.checkbox;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("checkboxexpanse")
@FrameTitle("Checkbox expanses")
public class CheckboxExpanseView extends Composite<FlexLayout> {

  public CheckboxExpanseView() {
    FlexLayout self = getBoundComponent();
    self.setWrap(FlexWrap.WRAP).setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");

    for (Expanse expanse : Expanse.values()) {
      self.add(new CheckBox(expanse.name(), true).setExpanse(expanse));
    }
  }
}
