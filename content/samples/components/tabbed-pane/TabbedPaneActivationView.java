package com.webforj.samples.views.tabbedpane;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.tabbedpane.TabbedPane;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tabbedpaneactivation")
@FrameTitle("Tab activation")
public class TabbedPaneActivationView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TabbedPane pane = CustomerTabs.create();
  private final RadioButton manual = RadioButton.Switch("Manual activation");

  public TabbedPaneActivationView() {
    manual.onToggle(event -> pane.setActivation(event.isToggled()
        ? TabbedPane.Activation.MANUAL
        : TabbedPane.Activation.AUTO));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(manual, pane);
  }
}
