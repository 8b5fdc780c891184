package com.webforj.samples.views.tabbedpane;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("tabbedpaneplacement")
@FrameTitle("Tab placement")
public class TabbedPanePlacementView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TabbedPane pane = CustomerTabs.create();
  private final ChoiceBox placements = new ChoiceBox("Placement");

  public TabbedPanePlacementView() {
    List<ListItem> items = Arrays.stream(TabbedPane.Placement.values())
        .map(placement -> new ListItem(placement, placement.name()))
        .toList();

    placements.insert(items);
    placements.selectKey(TabbedPane.Placement.TOP);
    placements.onSelect(event ->
        pane.setPlacement((TabbedPane.Placement) event.getSelectedItem().getKey()));
    placements.setWidth("200px");

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(placements, pane);
  }
}
