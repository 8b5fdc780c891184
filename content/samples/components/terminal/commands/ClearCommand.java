package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;

public class ClearCommand implements TerminalCommand {

  @Override
  public String getName() {
    return "clear";
  }

  @Override
  public String getDescription() {
    return "Clears the terminal";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    terminal.clear();
  }
}
