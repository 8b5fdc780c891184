package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogbackdropblur")
@FrameTitle("Backdrop and blur")
public class DialogBackdropBlurView extends Composite<FlexLayout> {

  public DialogBackdropBlurView() {
    Dialog dialog = new Dialog();
    dialog.setCloseable(false);

    Button toggle = new Button("Toggle blur", ButtonTheme.PRIMARY,
        event -> dialog.setBlurred(!dialog.isBlurred()));
    dialog.addToHeader(new Div("Delivery area"))
        .addToContent(new Paragraph("Look at the page behind this dialog."), toggle);

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.setStyle("min-height", "100vh")
        .setStyle("background", "linear-gradient(45deg, "
            + "var(--dwc-color-primary), var(--dwc-color-success), var(--dwc-color-warning))");
    for (int line = 1; line <= 8; line++) {
      self.add(new Paragraph("Delivery " + line + " of today"));
    }
    self.add(dialog);
    dialog.open();
  }
}
