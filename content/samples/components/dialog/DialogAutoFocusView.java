package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogautofocus")
@FrameTitle("Auto-focus")
public class DialogAutoFocusView extends Composite<FlexLayout> {

  public DialogAutoFocusView() {
    TextField name = new TextField("New name");
    Dialog dialog = new Dialog();
    dialog.setAutoFocus(true);
    dialog.addToHeader(new Div("Rename document"))
        .addToContent(name)
        .addToFooter(new Button("Rename", ButtonTheme.PRIMARY, event -> dialog.close()));

    Button open = new Button("Rename", event -> dialog.open());

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(open, dialog);
    dialog.open();
  }
}
