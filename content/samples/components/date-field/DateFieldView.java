package com.webforj.samples.views.datefield;

import com.webforj.component.Composite;
import com.webforj.component.field.DateField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDate;

@Route("datefield")
@FrameTitle("Date field")
public class DateFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final LocalDate today = LocalDate.now();
  private final LocalDate lastDay = today.plusYears(1);
  private final DateField departure = new DateField("Departure");
  private final DateField homecoming = new DateField("Return");

  public DateFieldView() {
    // Limits first, value second: a value outside the limits is refused.
    departure.setMin(today).setMax(lastDay).setValue(today);
    homecoming.setMin(today).setMax(lastDay).setValue(today.plusDays(7));

    departure.onValueChange(event -> limitReturn(event.getValue()));

    self.setWrap(FlexWrap.WRAP);
    self.setPadding("20px");
    self.add(departure, homecoming);
  }

  private void limitReturn(LocalDate start) {
    if (start == null || start.isBefore(today) || start.isAfter(lastDay)) {
      return;
    }
    LocalDate end = homecoming.getValue();
    boolean tooEarly = end != null && end.isBefore(start);
    if (tooEarly) {
      // Clear the value before the limit moves, so that the two never contradict each other.
      homecoming.setValue(null);
    }
    homecoming.setMin(start);
    if (tooEarly) {
      homecoming.setValue(start);
    }
  }
}
