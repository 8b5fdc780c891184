package com.webforj.samples.views.navigator;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.navigator.Navigator;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("navigatorlayout")
@FrameTitle("Navigator layouts")
public class NavigatorLayoutView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Navigator navigator = new Navigator(250, Navigator.Layout.PREVIEW);
  private final ChoiceBox layouts = new ChoiceBox("Layout");

  public NavigatorLayoutView() {
    List<ListItem> items = Arrays.stream(Navigator.Layout.values())
        .map(layout -> new ListItem(layout, layout.name()))
        .toList();

    layouts.insert(items);
    layouts.selectKey(Navigator.Layout.PREVIEW);
    layouts.onSelect(event ->
        navigator.setLayout((Navigator.Layout) event.getSelectedItem().getKey()));
    layouts.setWidth("200px");

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(navigator, layouts);
  }
}
