package com.webforj.samples.views.datetimefield;

import com.webforj.component.Composite;
import com.webforj.component.field.DateTimeField;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

@Route("datetimefield")
@FrameTitle("Date and time field")
public class DateTimeFieldView extends Composite<FlexLayout> {

  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("EEEE, MMMM d, HH:mm", Locale.ENGLISH);

  private final FlexLayout self = getBoundComponent();
  private final Paragraph summary = new Paragraph("No departure chosen");

  public DateTimeFieldView() {
    DateTimeField departure = new DateTimeField("Departure");
    departure.setMin(LocalDateTime.now().truncatedTo(ChronoUnit.MINUTES));
    departure.setWidth("260px");
    departure.onValueChange(event -> showDeparture(event.getValue()));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(departure, summary);
  }

  private void showDeparture(LocalDateTime departure) {
    summary.setText(departure == null
        ? "No departure chosen"
        : "The bus leaves on " + departure.format(FORMAT));
  }
}
