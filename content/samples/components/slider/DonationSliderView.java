package com.webforj.samples.views.slider;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.slider.Slider;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

@Route("donationslider")
@FrameTitle("Donation")
public class DonationSliderView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Slider amount = new Slider(20, 0, 100);
  private final Button donate = new Button("Donate $20", ButtonTheme.PRIMARY);
  private int chosen = 20;

  public DonationSliderView() {
    Map<Integer, String> labels = IntStream.rangeClosed(0, 10)
        .mapToObj(step -> step * 10)
        .collect(Collectors.toMap(value -> value, value -> "$" + value));

    amount.setLabels(labels);
    amount.setLabelsVisible(true);
    amount.setMajorTickSpacing(10);
    amount.setTicksVisible(true);
    amount.setSnapToTicks(true);
    amount.setFilled(true);
    amount.setWidth("100%");

    // The value of the user comes with the event; getValue() isn't updated.
    amount.onValueChange(event -> {
      chosen = event.getValue();
      donate.setText("Donate $" + chosen);
    });
    donate.onClick(event -> Toast.show("Thank you for $" + chosen));

    self.setDirection(FlexDirection.COLUMN);
    self.setSpacing("var(--dwc-space-3xl)");
    self.setPadding("20px 40px");
    self.add(amount, donate);
  }
}
