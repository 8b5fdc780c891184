package com.webforj.samples.views.toast;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@InlineStyleSheet("""
    .toast-sunrise {
      --dwc-toast-background: linear-gradient(90deg, #7a2e8e, #b3261e);
      --dwc-toast-border-color: #7a2e8e;
      --dwc-toast-color: #ffffff;
    }
    """)
@Route("toasttheme")
@FrameTitle("Custom toast theme")
public class ToastThemeView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ToastThemeView() {
    self.setPadding("20px");
    self.add(new Button("Show toast", event -> show()));
    show();
  }

  private void show() {
    Toast toast = new Toast("Your profile has been updated");
    toast.addClassName("toast-sunrise");
    toast.open();
  }
}
