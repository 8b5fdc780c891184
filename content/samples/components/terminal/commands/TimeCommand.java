package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

public class TimeCommand implements TerminalCommand {

  @Override
  public String getName() {
    return "time";
  }

  @Override
  public String getDescription() {
    return "Prints the time of the server";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    terminal.writeln(LocalTime.now().format(DateTimeFormatter.ofPattern("HH:mm:ss")));
  }
}
