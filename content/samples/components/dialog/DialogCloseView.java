package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogclose")
@FrameTitle("Opening and closing")
public class DialogCloseView extends Composite<FlexLayout> {

  public DialogCloseView() {
    Dialog dialog = new Dialog();
    dialog.addToHeader(new Div("Customer C-1042"))
        .addToContent(new Paragraph("Press Escape, click outside, or use the button."))
        .addToFooter(new Button("Close", event -> dialog.close()));
    dialog.onClose(event -> Toast.show("Dialog closed"));

    Button open = new Button("Open dialog", ButtonTheme.PRIMARY, event -> dialog.open());

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(open, dialog);
  }
}
