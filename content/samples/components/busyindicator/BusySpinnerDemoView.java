package com.webforj.samples.views.busyindicator;

import com.webforj.App;
import com.webforj.BusyIndicator;
import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("busyspinnerdemo")
@FrameTitle("Spinner of the BusyIndicator")
public class BusySpinnerDemoView extends Composite<FlexLayout> {

  private record Step(String text, Theme theme, SpinnerExpanse expanse, int speed,
      boolean clockwise) {}

  private static final List<Step> STEPS = List.of(
      new Step("Reading the price list", Theme.PRIMARY, SpinnerExpanse.MEDIUM, 1000, true),
      new Step("Comparing prices", Theme.INFO, SpinnerExpanse.LARGE, 500, true),
      new Step("Undoing a failed step", Theme.WARNING, SpinnerExpanse.LARGE, 1500, false),
      new Step("Done", Theme.SUCCESS, SpinnerExpanse.XLARGE, 2000, true));

  private final Interval interval = new Interval(3f, this::next);
  private BusyIndicator busy;
  private int current;

  public BusySpinnerDemoView() {
    Button start = new Button("Import prices", ButtonTheme.PRIMARY, event -> {
      busy = App.getBusyIndicator();
      current = 0;
      show(STEPS.get(current));
      busy.open();
      interval.start();
    });

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(start);
  }

  private void next(Interval.ElapsedEvent event) {
    current++;
    if (current < STEPS.size()) {
      show(STEPS.get(current));
    } else {
      event.getInterval().stop();
      busy.close();
    }
  }

  private void show(Step step) {
    busy.setText(step.text());
    busy.getSpinner()
        .setTheme(step.theme())
        .setExpanse(step.expanse())
        .setSpeed(step.speed())
        .setClockwise(step.clockwise());
  }
}
