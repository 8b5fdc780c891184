package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.field.NumberField;
import com.webforj.component.html.elements.Div;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogpositioning")
@FrameTitle("Position of a dialog")
public class DialogPositioningView extends Composite<Div> {

  private final Dialog dialog = new Dialog();
  private final NumberField left = new NumberField("From the left (px)", 100.0);
  private final NumberField top = new NumberField("From the top (px)", 40.0);

  public DialogPositioningView() {
    Button move = new Button("Move", ButtonTheme.PRIMARY, event -> move());

    dialog.setCloseable(false)
        .addToHeader(new Div("Position"))
        .addToContent(left, top)
        .addToFooter(move);

    getBoundComponent().add(dialog);
    dialog.open();
  }

  private void move() {
    Double x = left.getValue();
    Double y = top.getValue();
    if (x == null || y == null) {
      return;
    }
    dialog.setPosx(x.intValue() + "px");
    dialog.setPosy(y.intValue() + "px");
  }
}
