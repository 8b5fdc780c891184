package com.webforj.samples.views.terminal;

import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.terminal.Terminal;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.time.LocalTime;
import java.util.Random;

@Route("serverlogs")
@FrameTitle("Server log")
public class ServerLogsView extends Composite<FlexLayout> {

  private static final int HIGH_WATERMARK = 50;
  private static final int LOW_WATERMARK = 10;
  private static final int LINES_PER_TICK = 5;

  private final FlexLayout self = getBoundComponent();
  private final Terminal terminal = new Terminal();
  private final Button toggle = new Button("Stop");
  private final Interval interval = new Interval(0.25f, event -> writeLines());
  private final Random random = new Random();
  private int pending;
  private boolean paused;
  private int lineNumber;

  public ServerLogsView() {
    terminal.setAutoFit(true);
    terminal.setSize("100%", "320px");
    toggle.onClick(event -> toggleLog());

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(terminal, toggle);
    interval.start();
  }

  private void writeLines() {
    for (int i = 0; i < LINES_PER_TICK && !paused; i++) {
      pending++;
      paused = pending >= HIGH_WATERMARK;
      terminal.writeln(nextLine(), written -> {
        pending--;
        paused = paused && pending > LOW_WATERMARK;
      });
    }
  }

  private String nextLine() {
    lineNumber++;
    String level = switch (random.nextInt(10)) {
      case 0 -> "\u001b[31mERROR\u001b[0m";
      case 1, 2 -> "\u001b[33mWARN \u001b[0m";
      default -> "\u001b[32mINFO \u001b[0m";
    };
    return LocalTime.now().withNano(0) + " " + level + " order-service: request " + lineNumber;
  }

  private void toggleLog() {
    if (interval.isRunning()) {
      interval.stop();
      toggle.setText("Start");
    } else {
      interval.start();
      toggle.setText("Stop");
    }
  }

  @Override
  protected void onDidDestroy() {
    interval.stop();
  }
}
