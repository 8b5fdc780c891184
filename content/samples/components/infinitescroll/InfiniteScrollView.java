package com.webforj.samples.views.infinitescroll;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.html.elements.Strong;
import com.webforj.component.infinitescroll.InfiniteScroll;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("infinitescroll")
@FrameTitle("InfiniteScroll")
public class InfiniteScrollView extends Composite<Div> {

  private static final int PAGE_SIZE = 8;
  private static final int TOTAL = 40;

  private final InfiniteScroll scroll = new InfiniteScroll();
  private final Div list = new Div();
  private int loaded;

  public InfiniteScrollView() {
    scroll.add(list);
    scroll.onScroll(event -> {
      loadMore();
      scroll.update();
    });
    scroll.setSize("100%", "100%").setStyle("overflow", "auto");
    loadMore();

    Div self = getBoundComponent();
    // The list scrolls only if its height is limited.
    self.setHeight("100vh");
    self.add(scroll);
  }

  private void loadMore() {
    int last = Math.min(loaded + PAGE_SIZE, TOTAL);
    while (loaded < last) {
      loaded++;
      list.add(item(loaded));
    }
    scroll.setCompleted(loaded == TOTAL);
  }

  private Div item(int number) {
    Div item = new Div(new Strong("Ticket T-" + number), new Paragraph("Waiting for an answer"));
    item.setStyle("padding", "12px 16px")
        .setStyle("border-bottom", "1px solid var(--dwc-border-color-gray)");
    return item;
  }
}
