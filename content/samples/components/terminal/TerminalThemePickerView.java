package com.webforj.samples.views.terminal;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.terminal.Terminal;
import com.webforj.component.terminal.TerminalTheme;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.LinkedHashMap;
import java.util.Map;

@Route("terminalthemepicker")
@FrameTitle("Terminal themes")
public class TerminalThemePickerView extends Composite<FlexLayout> {

  private static final String RESET = "\u001b[0m";

  private final FlexLayout self = getBoundComponent();
  private final Map<String, TerminalTheme> themes = new LinkedHashMap<>();
  private final ChoiceBox picker = new ChoiceBox("Theme");
  private final Terminal terminal = new Terminal();

  public TerminalThemePickerView() {
    themes.put("Standard", new TerminalTheme());
    themes.put("Paper", createPaper());
    themes.put("Night", createNight());

    themes.keySet().forEach(name -> picker.add(new ListItem(name, name)));
    picker.selectKey("Standard");
    picker.onSelect(event ->
        terminal.setTheme(themes.get(event.getSelectedItem().getText())));
    picker.setWidth("200px");

    terminal.setAutoFit(true);
    terminal.setSize("100%", "360px");

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(picker, terminal);
    writeColors();
  }

  private void writeColors() {
    String[] names = {"black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"};
    for (int i = 0; i < names.length; i++) {
      String name = String.format("%-10s", names[i]);
      terminal.writeln("\u001b[3" + i + "m" + name + RESET
          + "\u001b[9" + i + "mbright " + name + RESET
          + "\u001b[1;3" + i + "mbold " + name + RESET);
    }
  }

  private static TerminalTheme createPaper() {
    TerminalTheme paper = new TerminalTheme();
    paper.setBackground("#fbf8f1");
    paper.setForeground("#3b3a36");
    paper.setCursor("#3b3a36");
    paper.setSelectionBackground("#dcd5c3");
    paper.setRed("#b3261e");
    paper.setGreen("#2e6b34");
    paper.setYellow("#8a6100");
    paper.setBlue("#23579c");
    return paper;
  }

  private static TerminalTheme createNight() {
    TerminalTheme night = new TerminalTheme();
    night.setBackground("#0b1622");
    night.setForeground("#c9d7e6");
    night.setCursor("#7fd1ff");
    night.setSelectionBackground("#24405c");
    night.setRed("#ff7b72");
    night.setGreen("#7ee2a8");
    night.setYellow("#f2cc60");
    night.setBlue("#79b8ff");
    return night;
  }
}
