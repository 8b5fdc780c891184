package com.webforj.samples.views.infinitescroll;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.html.elements.Span;
import com.webforj.component.icons.FeatherIcon;
import com.webforj.component.infinitescroll.InfiniteScroll;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("infinitescrollcustomloading")
@FrameTitle("Custom loader")
public class InfiniteScrollCustomLoadingView extends Composite<Div> {

  private static final int PAGE_SIZE = 12;
  private static final int TOTAL = 60;

  private final InfiniteScroll scroll = new InfiniteScroll();
  private final Div list = new Div();
  private int loaded;

  public InfiniteScrollCustomLoadingView() {
    Div loader = new Div(FeatherIcon.DOWNLOAD_CLOUD.create(), new Span("More orders are coming"));
    loader.setStyle("display", "flex")
        .setStyle("align-items", "center")
        .setStyle("gap", "8px")
        .setStyle("padding", "16px")
        .setStyle("color", "var(--dwc-color-primary-text)");

    scroll.add(list);
    // Replaces spinner and text.
    scroll.addToContent(loader);
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
      Paragraph order = new Paragraph("Order A-" + (1000 + loaded));
      order.setStyle("padding", "0 16px");
      list.add(order);
    }
    scroll.setCompleted(loaded == TOTAL);
  }
}
