package com.webforj.samples.views.infinitescroll;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.infinitescroll.InfiniteScroll;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("infinitescrollloading")
@FrameTitle("Text and icon of the loader")
public class InfiniteScrollLoadingView extends Composite<Div> {

  private static final int PAGE_SIZE = 12;
  private static final int TOTAL = 60;

  private final InfiniteScroll scroll = new InfiniteScroll("Fetching deliveries");
  private final Div list = new Div();
  private int loaded;

  public InfiniteScrollLoadingView() {
    scroll.setIcon(TablerIcon.create("cloud-download"));
    scroll.add(list);
    scroll.onScroll(event -> {
      loadMore();
      scroll.update();
    });
    scroll.setSize("100%", "100%").setStyle("overflow", "auto");
    loadMore();

    Div self = getBoundComponent();
    self.setHeight("100vh");
    self.add(scroll);
  }

  private void loadMore() {
    int last = Math.min(loaded + PAGE_SIZE, TOTAL);
    while (loaded < last) {
      loaded++;
      Paragraph delivery = new Paragraph("Delivery " + loaded);
      delivery.setStyle("padding", "0 16px");
      list.add(delivery);
    }
    scroll.setCompleted(loaded == TOTAL);
  }
}
