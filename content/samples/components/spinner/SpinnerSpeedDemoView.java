package com.webforj.samples.views.spinner;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("spinnerspeeddemo")
@FrameTitle("Spinner speed")
public class SpinnerSpeedDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Spinner spinner = new Spinner(Theme.PRIMARY, SpinnerExpanse.MEDIUM);

  public SpinnerSpeedDemoView() {
    Button slow = new Button("Slow", event -> spinAt(1000));
    Button medium = new Button("Medium", event -> spinAt(500));
    Button fast = new Button("Fast", event -> spinAt(200));
    Button pause = new Button("Pause", event -> spinner.setPaused(true));

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(spinner, new FlexLayout(slow, medium, fast, pause));
  }

  private void spinAt(int millisecondsPerRotation) {
    spinner.setSpeed(millisecondsPerRotation);
    spinner.setPaused(false);
  }
}
