package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.event.ButtonClickEvent;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("buttonevent")
@FrameTitle("Button event")
public class ButtonEventView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph result = new Paragraph("No clicks yet");
  private int clicks;

  public ButtonEventView() {
    Button button = new Button("Count", this::onCount);

    self.setAlignment(FlexAlignment.CENTER);
    self.setPadding("20px");
    self.add(button, result);
  }

  private void onCount(ButtonClickEvent event) {
    clicks++;
    result.setText("Clicks: " + clicks + ", payload: " + event.getData());
  }
}
