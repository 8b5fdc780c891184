package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;
import java.util.Map;

public class HelpCommand implements TerminalCommand {

  private final Map<String, TerminalCommand> commands;

  public HelpCommand(Map<String, TerminalCommand> commands) {
    this.commands = commands;
  }

  @Override
  public String getName() {
    return "help";
  }

  @Override
  public String getDescription() {
    return "Lists all commands";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    for (TerminalCommand command : commands.values()) {
      String name = String.format("%-8s", command.getName());
      terminal.writeln("\u001b[36m" + name + "\u001b[0m " + command.getDescription());
    }
  }
}
