package com.webforj.samples.views.navigator;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.navigator.Navigator;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("navigatorbasic")
@FrameTitle("Navigator as a counter")
public class NavigatorBasicView extends Composite<FlexLayout> {

  private static final int MAX = 10;

  private final FlexLayout self = getBoundComponent();
  // One item per page: page 1 stands for 0 copies, page 11 for 10 copies.
  private final Navigator navigator = new Navigator(MAX + 1, 1);
  private final Paragraph lastMove = new Paragraph("No move yet");

  public NavigatorBasicView() {
    navigator.setAutoDisable(true);
    // A JavaScript expression; with one item per page, the index of the item is the value.
    navigator.setText("'Copies: ' + startIndex");
    navigator.onChange(event -> lastMove.setText("Last move: " + event.getDirection()));

    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(navigator, lastMove);
  }
}
