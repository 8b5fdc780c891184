package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;
import java.util.function.Consumer;

public class PromptCommand implements TerminalCommand {

  private final Consumer<String> onChange;

  public PromptCommand(Consumer<String> onChange) {
    this.onChange = onChange;
  }

  @Override
  public String getName() {
    return "prompt";
  }

  @Override
  public String getDescription() {
    return "Changes the prompt";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    if (arguments.isBlank()) {
      terminal.writeln("Usage: prompt <text>");
    } else {
      onChange.accept(arguments);
    }
  }
}
