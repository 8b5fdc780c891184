package com.webforj.samples.views.alert;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.alert.Alert;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("alert")
@FrameTitle("Alert")
public class AlertView extends Composite<FlexLayout> {

  public AlertView() {
    Button view = new Button("View", ButtonTheme.PRIMARY,
        event -> Toast.show("Opening order A-1042"));

    FlexLayout content = FlexLayout.create(
            new Paragraph("Order A-1042 was changed by the customer."), view)
        .horizontal()
        .justify().between()
        .align().center()
        .build();

    Alert alert = new Alert()
        .setTheme(Theme.PRIMARY)
        .setMaxWidth("600px")
        .addToContent(content);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(alert);
  }
}
