package com.webforj.samples.views.busyindicator;

import com.webforj.App;
import com.webforj.BusyIndicator;
import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("busydemo")
@FrameTitle("BusyIndicator")
public class BusyDemoView extends Composite<FlexLayout> {

  private final TextField customer = new TextField("Customer");
  private final TextField email = new TextField(TextField.Type.EMAIL, "Email");

  // Takes the place of real work, and ends the busy state after three seconds.
  private final Interval work = new Interval(3f, this::finish);

  public BusyDemoView() {
    Button submit = new Button("Submit", ButtonTheme.PRIMARY, event -> submit());

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN).setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(customer, email, submit);
  }

  private void submit() {
    // Each call of getBusyIndicator() resets the spinner, so set it up right before opening.
    BusyIndicator busy = App.getBusyIndicator();
    busy.setText("Saving the customer. Please wait.");
    busy.getSpinner().setTheme(Theme.PRIMARY);
    busy.open();
    work.start();
  }

  private void finish(Interval.ElapsedEvent event) {
    event.getInterval().stop();
    App.busy(false);
    Toast.show("Customer saved", Theme.SUCCESS);
  }
}
