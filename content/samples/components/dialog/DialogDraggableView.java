package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogdraggable")
@FrameTitle("Draggable dialog")
public class DialogDraggableView extends Composite<Div> {

  public DialogDraggableView() {
    Dialog dialog = new Dialog();
    dialog.setMoveable(true)
        .setSnapToEdge(true)
        .setSnapThreshold(100)
        .setCloseable(false)
        .addToHeader(new Div("Drag me"))
        .addToContent(new Paragraph("Closer than 100 pixels to an edge, the dialog snaps to it."));

    getBoundComponent().add(dialog);
    dialog.open();
  }
}
