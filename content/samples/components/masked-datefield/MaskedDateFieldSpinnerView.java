package com.webforj.samples.views.maskeddatefield;

import com.webforj.component.Composite;
import com.webforj.component.field.MaskedDateFieldSpinner;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDate;

@Route("maskeddatefieldspinner")
@FrameTitle("Masked date field with spinner")
public class MaskedDateFieldSpinnerView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MaskedDateFieldSpinnerView() {
    LocalDate today = LocalDate.now();

    MaskedDateFieldSpinner appointment = new MaskedDateFieldSpinner("Appointment", today);
    appointment.setMask("%Mz/%Dz/%Yl");
    appointment.setMin(today.minusMonths(3));
    appointment.setMax(today.plusMonths(3));
    appointment.setSpinField(MaskedDateFieldSpinner.SpinField.DAY);

    self.setPadding("20px");
    self.add(appointment);
  }
}
