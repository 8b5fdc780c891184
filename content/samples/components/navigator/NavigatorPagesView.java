package com.webforj.samples.views.navigator;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.navigator.Navigator;
import com.webforj.data.Paginator;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("navigatorpages")
@FrameTitle("Navigator pages")
public class NavigatorPagesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Navigator navigator = new Navigator(100, Navigator.Layout.PAGES);
  private final Paragraph range = new Paragraph();

  public NavigatorPagesView() {
    navigator.getPaginator().setMax(5);
    navigator.onChange(event -> showRange(event.getStartIndex(), event.getEndIndex()));

    Paginator paginator = navigator.getPaginator();
    showRange(paginator.getStartIndex(), paginator.getEndIndex());

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(navigator, range);
  }

  private void showRange(int startIndex, int endIndex) {
    range.setText("Orders " + (startIndex + 1) + " to " + (endIndex + 1) + " of 100");
  }
}
