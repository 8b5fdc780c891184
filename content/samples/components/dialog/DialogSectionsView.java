package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogsections")
@FrameTitle("Sections of a dialog")
public class DialogSectionsView extends Composite<Div> {

  public DialogSectionsView() {
    Dialog dialog = new Dialog();
    dialog.addToHeader(new Div("Header: what it is about"))
        .addToContent(new Div("Content: text, fields, or any other component"))
        .addToFooter(new Div("Footer: buttons that end the dialog"));
    dialog.setCloseable(false);

    getBoundComponent().add(dialog);
    dialog.open();
  }
}
