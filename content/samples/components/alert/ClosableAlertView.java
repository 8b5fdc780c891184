package com.webforj.samples.views.alert;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.alert.Alert;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("closablealert")
@FrameTitle("Closable alert")
public class ClosableAlertView extends Composite<FlexLayout> {

  private final Alert alert = new Alert(
      "Maintenance tonight from 22:00 to 23:00. Save your work before.", Theme.INFO, true);
  private final Button showAgain = new Button("Show the notice again");

  public ClosableAlertView() {
    showAgain.setVisible(false);

    alert.onClose(event -> showAgain.setVisible(true));
    showAgain.onClick(event -> {
      alert.open();
      showAgain.setVisible(false);
    });

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN).setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(alert, showAgain);
  }
}
