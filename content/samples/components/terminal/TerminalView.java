package com.webforj.samples.views.terminal;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.terminal.Terminal;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import com.webforj.samples.views.terminal.commands.ClearCommand;
import com.webforj.samples.views.terminal.commands.DateCommand;
import com.webforj.samples.views.terminal.commands.HelpCommand;
import com.webforj.samples.views.terminal.commands.MsgCommand;
import com.webforj.samples.views.terminal.commands.PromptCommand;
import com.webforj.samples.views.terminal.commands.TerminalCommand;
import com.webforj.samples.views.terminal.commands.TimeCommand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@Route("terminal")
@FrameTitle("Terminal")
public class TerminalView extends Composite<Div> {

  private static final String ARROW_UP = "\u001b[A";
  private static final String ARROW_DOWN = "\u001b[B";
  private static final String ESCAPE = "\u001b";
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final Div self = getBoundComponent();
  private final Terminal terminal = new Terminal();
  private final Map<String, TerminalCommand> commands = new LinkedHashMap<>();
  private final List<String> history = new ArrayList<>();
  private final StringBuilder input = new StringBuilder();
  private String prompt = "demo> ";
  private int historyPosition;

  public TerminalView() {
    register(new HelpCommand(commands));
    register(new DateCommand());
    register(new TimeCommand());
    register(new MsgCommand());
    register(new PromptCommand(text -> prompt = text + " "));
    register(new ClearCommand());

    terminal.setAutoFit(true);
    terminal.setSize("100%", "380px");
    terminal.onData(event -> handleInput(event.getValue()));

    self.add(terminal);
    terminal.writeln("Type \u001b[1mhelp\u001b[0m and press Enter.");
    terminal.write(CLEAR_LINE + prompt);
    terminal.focus();
  }

  private void register(TerminalCommand command) {
    commands.put(command.getName(), command);
  }

  private void handleInput(String data) {
    if (data.equals(ARROW_UP)) {
      showHistory(historyPosition - 1);
    } else if (data.equals(ARROW_DOWN)) {
      showHistory(historyPosition + 1);
    } else if (!data.startsWith(ESCAPE)) {
      // Other special keys, such as the left and right arrow, are ignored.
      data.chars().forEach(character -> handleCharacter((char) character));
    }
  }

  private void handleCharacter(char character) {
    if (character == '\r') {
      runLine();
    } else if (character == '\u007F' || character == '\b') {
      deleteLast();
    } else if (character >= ' ') {
      input.append(character);
      // The terminal shows only what is written to it, so typed text is echoed.
      terminal.write(String.valueOf(character));
    }
  }

  private void deleteLast() {
    if (input.length() > 0) {
      input.setLength(input.length() - 1);
      terminal.write("\b \b");
    }
  }

  private void runLine() {
    String line = input.toString().trim();
    input.setLength(0);
    terminal.writeln("");

    if (!line.isEmpty()) {
      history.add(line);
      String[] parts = line.split("\\s+", 2);
      TerminalCommand command = commands.get(parts[0]);
      if (command == null) {
        terminal.writeln("\u001b[31mUnknown command: " + parts[0] + "\u001b[0m");
      } else {
        command.run(terminal, parts.length > 1 ? parts[1] : "");
      }
    }
    historyPosition = history.size();
    terminal.write(CLEAR_LINE + prompt);
  }

  private void showHistory(int position) {
    if (position < 0 || position > history.size()) {
      return;
    }
    historyPosition = position;
    input.setLength(0);
    input.append(position == history.size() ? "" : history.get(position));
    terminal.write(CLEAR_LINE + prompt + input);
  }
}
