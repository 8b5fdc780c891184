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

  private final BusyIndicator busy = App.getBusyIndicator();
  private final TextField customer = new TextField("Customer");
  private final TextField email = new TextField(TextField.Type.EMAIL, "Email");

  // Stands in for the real work, and ends the busy state after three seconds.
  private final Interval work = new Interval(3f, this::finish);

  public BusyDemoView() {
    busy.setText("Saving the customer. Please wait.");
    busy.setBackdropVisible(true);
    busy.getSpinner().setTheme(Theme.PRIMARY);

    Button submit = new Button("Submit", ButtonTheme.PRIMARY, event -> {
      busy.open();
      work.start();
    });

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN).setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(customer, email, submit);
  }

  private void finish(Interval.ElapsedEvent event) {
    event.getInterval().stop();
    busy.close();
    Toast.show("Customer saved", Theme.SUCCESS);
  }
}
