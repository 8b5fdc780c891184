package com.webforj.samples.views.tabbedpane;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.Theme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("tabbedpaneexpansetheme")
@FrameTitle("Expanse and theme of a tabbed pane")
public class TabbedPaneExpanseThemeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TabbedPane pane = CustomerTabs.create();
  private final ChoiceBox themes = new ChoiceBox("Theme");
  private final ChoiceBox expanses = new ChoiceBox("Expanse");

  public TabbedPaneExpanseThemeView() {
    themes.insert(toItems(Theme.values()));
    themes.selectKey(Theme.DEFAULT);
    themes.onSelect(event -> pane.setTheme((Theme) event.getSelectedItem().getKey()));

    expanses.insert(toItems(Expanse.values()));
    expanses.selectKey(Expanse.MEDIUM);
    expanses.onSelect(event -> pane.setExpanse((Expanse) event.getSelectedItem().getKey()));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(new FlexLayout(themes, expanses), pane);
  }

  private static List<ListItem> toItems(Enum<?>[] values) {
    return Arrays.stream(values)
        .map(value -> new ListItem(value, value.name()))
        .toList();
  }
}
