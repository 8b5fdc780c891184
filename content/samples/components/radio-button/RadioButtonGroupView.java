package com.webforj.samples.views.radiobutton;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.optioninput.RadioButtonGroup;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("radiobuttongroup")
@FrameTitle("Radio button group")
public class RadioButtonGroupView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Paragraph answer = new Paragraph("No answer yet");

  public RadioButtonGroupView() {
    RadioButton none = new RadioButton("none", "Strongly disagree");
    RadioButton little = new RadioButton("little", "Disagree");
    RadioButton neutral = new RadioButton("neutral", "Neutral");
    RadioButton mostly = new RadioButton("mostly", "Agree");
    RadioButton full = new RadioButton("full", "Strongly agree");

    RadioButtonGroup group =
        new RadioButtonGroup("delivery", none, little, neutral, mostly, full);
    group.onChange(event -> answer.setText("Answer: " + event.getChecked().getText()));

    FlexLayout options = new FlexLayout(none, little, neutral, mostly, full);
    options.setWrap(FlexWrap.WRAP);

    // The group renders nothing, but it has to be part of the view.
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(new Paragraph("My order arrived on time."), options, group, answer);
  }
}
