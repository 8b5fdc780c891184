package com.webforj.samples.views.progressbar;

import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("progressbarbasic")
@FrameTitle("Progress bar")
public class ProgressBarBasicView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final ProgressBar progress =
      new ProgressBar(0, "Importing customers: {{x}}% ({{value}} of 100)");
  private final Interval interval = new Interval(0.1f, event -> advance());
  private final Button start = new Button("Start", ButtonTheme.PRIMARY);
  private final Button pause = new Button("Pause");
  private final Button reset = new Button("Reset");

  public ProgressBarBasicView() {
    progress.setStriped(true);
    progress.setAnimated(true);
    progress.setWidth("100%");

    start.onClick(event -> start());
    pause.onClick(event -> interval.stop());
    reset.onClick(event -> {
      interval.stop();
      progress.setValue(0);
    });

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(progress, new FlexLayout(start, pause, reset));
  }

  private void start() {
    if (progress.getValue() >= progress.getMax()) {
      progress.setValue(0);
    }
    interval.start();
  }

  private void advance() {
    progress.setValue(progress.getValue() + 1);

    if (progress.getValue() >= progress.getMax()) {
      interval.stop();
    }
  }

  @Override
  protected void onDidDestroy() {
    interval.stop();
  }
}
