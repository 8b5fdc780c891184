package com.webforj.samples.views.loading;

import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.loading.Loading;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("loadingspinnerdemo")
@FrameTitle("Loading with changing spinner")
public class LoadingSpinnerDemoView extends Composite<Div> {

  private record Step(String text, Theme theme, SpinnerExpanse expanse, int speed,
      boolean clockwise) {
  }

  private static final List<Step> STEPS = List.of(
      new Step("Reading the file", Theme.DEFAULT, SpinnerExpanse.SMALL, 1000, true),
      new Step("Checking 420 rows", Theme.INFO, SpinnerExpanse.MEDIUM, 600, true),
      new Step("Undoing two rows with errors", Theme.WARNING, SpinnerExpanse.LARGE, 1500, false),
      new Step("Saving the orders", Theme.SUCCESS, SpinnerExpanse.XLARGE, 300, true));

  private final Div self = getBoundComponent();
  private final Loading loading = new Loading();
  private final Interval interval = new Interval(2f, event -> showNextStep());
  private int position = -1;

  public LoadingSpinnerDemoView() {
    self.setStyle("position", "relative");
    self.setHeight("280px");
    self.add(new Paragraph("Import of orders"), loading);

    showNextStep();
    loading.open();
    interval.start();
  }

  private void showNextStep() {
    position = (position + 1) % STEPS.size();
    Step step = STEPS.get(position);

    loading.setText(step.text());
    loading.getSpinner()
        .setTheme(step.theme())
        .setExpanse(step.expanse())
        .setSpeed(step.speed())
        .setClockwise(step.clockwise());
  }

  @Override
  protected void onDidDestroy() {
    interval.stop();
  }
}
