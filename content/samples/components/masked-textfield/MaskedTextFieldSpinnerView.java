package com.webforj.samples.views.maskedtextfield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedTextFieldSpinner;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("maskedtextfieldspinner")
@FrameTitle("Masked text field with spinner")
public class MaskedTextFieldSpinnerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTextFieldSpinnerView() {
    MaskedTextFieldSpinner project = new MaskedTextFieldSpinner("Project");
    project.setMask("AAA000");
    project.setOptions(List.of("WEB101", "WEB102", "APP201", "OPS301"));
    project.setOptionIndex(0);

    self.setPadding("20px");
    self.add(project);
  }
}
