package com.webforj.samples.views.maskedtimefield;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.field.MaskedTimeField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalTime;

@Route("maskedtimefieldrestore")
@FrameTitle("Restore a time")
public class MaskedTimeFieldRestoreView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedTimeFieldRestoreView() {
    MaskedTimeField pickup = new MaskedTimeField("Pickup", LocalTime.of(15, 30));
    pickup.setMask("%hz:%mz %p");
    pickup.setRestoreValue(LocalTime.of(14, 0));

    Button restore = new Button("Standard time", event -> pickup.restoreValue());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(pickup, restore);
  }
}
