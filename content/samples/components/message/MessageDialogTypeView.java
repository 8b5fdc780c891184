package com.webforj.samples.views.messagedialog;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.flexlayout.FlexWrap;
import com.webforj.component.optiondialog.MessageDialog;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("messagedialogtype")
@FrameTitle("Message types")
public class MessageDialogTypeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public MessageDialogTypeView() {
    self.setWrap(FlexWrap.WRAP);
    self.setPadding("20px");

    for (MessageDialog.MessageType type : MessageDialog.MessageType.values()) {
      self.add(new Button(type.name(), event -> show(type)));
    }
  }

  private static void show(MessageDialog.MessageType type) {
    MessageDialog dialog = new MessageDialog(
        "Your session ends in five minutes. Save your work.", "Session", "Got it", type);
    dialog.show();
  }
}
