package com.webforj.samples.views.refresher;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.refresher.Refresher;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("refresherthemes")
@FrameTitle("Refresher themes")
public class RefresherThemesView extends Composite<Div> {

  private static final List<Theme> THEMES = List.of(
      Theme.PRIMARY, Theme.SUCCESS, Theme.INFO, Theme.WARNING, Theme.DANGER, Theme.GRAY);

  private final Div self = getBoundComponent();
  private final Refresher refresher = new Refresher();
  private final Paragraph current = new Paragraph();
  private int position;

  public RefresherThemesView() {
    refresher.onRefresh(event -> {
      position = (position + 1) % THEMES.size();
      applyTheme();
      refresher.finish();
    });

    self.setHeight("100vh");
    self.setStyle("overflow", "auto");
    self.add(current, refresher);
    applyTheme();
  }

  private void applyTheme() {
    Theme theme = THEMES.get(position);
    refresher.setTheme(theme);
    current.setText("Theme of the next pull: " + theme);
  }
}
