package com.webforj.samples.views.terminal.commands;

import com.webforj.component.terminal.Terminal;

/** A command the user can type into the terminal. */
public interface TerminalCommand {

  String getName();

  String getDescription();

  void run(Terminal terminal, String arguments);
}
