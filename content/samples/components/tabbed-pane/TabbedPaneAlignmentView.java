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

@Route("tabbedpanealignment")
@FrameTitle("Tab alignment")
public class TabbedPaneAlignmentView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TabbedPane pane = CustomerTabs.create();
  private final ChoiceBox alignments = new ChoiceBox("Alignment");

  public TabbedPaneAlignmentView() {
    List<ListItem> items = Arrays.stream(TabbedPane.Alignment.values())
        .map(alignment -> new ListItem(alignment, alignment.name()))
        .toList();

    alignments.insert(items);
    alignments.selectKey(TabbedPane.Alignment.AUTO);
    alignments.onSelect(event ->
        pane.setAlignment((TabbedPane.Alignment) event.getSelectedItem().getKey()));
    alignments.setWidth("200px");

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(alignments, pane);
  }
}
