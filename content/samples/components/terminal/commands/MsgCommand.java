package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;
import com.webforj.component.toast.Toast;

public class MsgCommand implements TerminalCommand {

  @Override
  public String getName() {
    return "msg";
  }

  @Override
  public String getDescription() {
    return "Shows the given text as a toast";
  }

  @Override
  public void run(Terminal terminal, String arguments) {
    if (arguments.isBlank()) {
      terminal.writeln("Usage: msg <text>");
    } else {
      // The message of a toast is HTML, so typed text is escaped.
      Toast.show(arguments.replace("&", "&amp;").replace("<", "&lt;"));
    }
  }
}
