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
    recordCode.setHelperText("Example: US-24-0815");

    MaskedTextField coupon = new MaskedTextField("Coupon code", "SAVE2025");
    coupon.setMask("ZZZZ-0000");
    coupon.setHelperText("Example: AB12-0042");

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("260px");
    self.setPadding("20px");
    self.add(recordCode, coupon);
  }
}
