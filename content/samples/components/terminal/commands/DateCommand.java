package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;
import java.time.LocalDate;

public class DateCommand implements TerminalCommand {

  @Override
  public String getName() {
    return "date";
  }

  @Override
  public String getDescription() {
    return "Prints the date of the server";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    terminal.writeln(LocalDate.now().toString());
  }
}
