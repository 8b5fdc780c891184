package com.webforj.samples.views.spinner;

import com.webforj.component.Component;
import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.html.elements.Span;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("spinnerdemo")
@FrameTitle("Spinner")
public class SpinnerDemoView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public SpinnerDemoView() {
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(
        createStep(TablerIcon.create("circle-check"), "Order received"),
        createStep(TablerIcon.create("circle-check"), "Payment confirmed"),
        createStep(new Spinner(Theme.PRIMARY, SpinnerExpanse.XXXSMALL), "Packing your order"),
        createStep(TablerIcon.create("circle"), "Handed to the carrier"));
  }

  private static FlexLayout createStep(Component mark, String text) {
    FlexLayout step = new FlexLayout(mark, new Span(text));
    step.setAlignment(FlexAlignment.CENTER);
    step.setSpacing("var(--dwc-space-s)");
    return step;
  }
}
