package com.webforj.samples.views.maskedtextfield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedTextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("maskedtextfield")
@FrameTitle("Masked text field")
public class MaskedTextFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTextFieldView() {
    MaskedTextField recordCode = new MaskedTextField("Record code", "EU251042");
    recordCode.setMask("AA-00-0000");
    recordCode.setHelperText("Mask: AA-00-0000");

    MaskedTextField coupon = new MaskedTextField("Coupon code", "SAVE2025");
    coupon.setMask("ZZZZ-0000");
    coupon.setHelperText("Mask: ZZZZ-0000");

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("260px");
    self.setPadding("20px");
    self.add(recordCode, coupon);
  }
}
