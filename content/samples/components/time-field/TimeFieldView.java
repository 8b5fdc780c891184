package com.webforj.samples.views.timefield;

import com.webforj.component.Composite;
import com.webforj.component.field.TimeField;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;

@Route("timefield")
@FrameTitle("Time field")
public class TimeFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph summary = new Paragraph();

  public TimeFieldView() {
    TimeField reminder = new TimeField("Set reminder", LocalTime.now());
    reminder.setWidth("200px");
    reminder.onValueChange(event -> showReminder(event.getValue()));
    showReminder(reminder.getValue());

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(reminder, summary);
  }

  private void showReminder(LocalTime time) {
    summary.setText(time == null ? "No reminder" : "You will be reminded at " + time.truncatedTo(ChronoUnit.MINUTES));
  }
}
