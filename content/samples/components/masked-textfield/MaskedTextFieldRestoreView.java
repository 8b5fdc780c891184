package com.webforj.samples.views.maskedtextfield;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.field.MaskedTextField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("maskedtextfieldrestore")
@FrameTitle("Restore a text")
public class MaskedTextFieldRestoreView extends Composite<FlexLayout> {

  private static final String STORED = "12345";

  private final FlexLayout self = getBoundComponent();

  public MaskedTextFieldRestoreView() {
    MaskedTextField postalCode = new MaskedTextField("Postal code", STORED);
    postalCode.setMask("00000");
    postalCode.setPattern("[0-9]{5}");
    postalCode.setInvalidMessage("Enter five digits");
    postalCode.setRestoreValue(STORED);

    Button restore = new Button("Restore", event -> postalCode.restoreValue());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(postalCode, restore);
  }
}
