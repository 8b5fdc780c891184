package com.webforj.samples.views.tabbedpane;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tabbedpaneborder")
@FrameTitle("Border and active indicator")
public class TabbedPaneBorderView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TabbedPane pane = CustomerTabs.create();
  private final RadioButton borderless = RadioButton.Switch("Hide border");
  private final RadioButton noIndicator = RadioButton.Switch("Hide active indicator");

  public TabbedPaneBorderView() {
    borderless.onToggle(event -> pane.setBorderless(event.isToggled()));
    noIndicator.onToggle(event -> pane.setHideActiveIndicator(event.isToggled()));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(borderless, noIndicator, pane);
  }
}
