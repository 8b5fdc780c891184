package com.webforj.samples.views.textarea;

import com.webforj.component.Composite;
import com.webforj.component.field.TextArea;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("textareastates")
@FrameTitle("States of a text area")
public class TextAreaStatesView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public TextAreaStatesView() {
    TextArea readOnly = new TextArea("Confirmation (read-only)",
        "Your order 1042 has been received.\nDelivery is planned for Friday.");
    readOnly.setReadOnly(true).setRows(4);

    TextArea disabled = new TextArea("Reason for return (disabled)",
        "Only available after delivery");
    disabled.setEnabled(false).setRows(4);

    self.setWrap(FlexWrap.WRAP);
    self.setPadding("20px");
    self.add(readOnly, disabled);
  }
}
