package com.webforj.samples.views.spinner;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("spinnerdirectiondemo")
@FrameTitle("Spinner direction")
public class SpinnerDirectionDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Spinner spinner = new Spinner(Theme.PRIMARY, SpinnerExpanse.MEDIUM);

  public SpinnerDirectionDemoView() {
    Button forward = new Button("Clockwise", event -> spinner.setClockwise(true));
    Button backward = new Button("Counterclockwise", event -> spinner.setClockwise(false));

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(spinner, new FlexLayout(forward, backward));
  }
}
