package com.webforj.samples.views.alert;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.Theme;
import com.webforj.component.alert.Alert;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("alertexpanses")
@FrameTitle("Alert expanses")
public class AlertExpansesView extends Composite<FlexLayout> {

  private static final List<Expanse> SMALL_TO_LARGE = List.of(
      Expanse.XSMALL, Expanse.SMALL, Expanse.MEDIUM, Expanse.LARGE, Expanse.XLARGE);

  public AlertExpansesView() {
    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");

    for (Expanse expanse : SMALL_TO_LARGE) {
      self.add(new Alert("Expanse " + expanse.name(), Theme.SUCCESS)
          .setExpanse(expanse)
          .setWidth("300px"));
    }
  }
}
