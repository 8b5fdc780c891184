package com.webforj.samples.views.button;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("buttondisable")
@FrameTitle("Disabled button")
public class ButtonDisableView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TextField email = new TextField(TextField.Type.EMAIL, "Email");
  private final Button subscribe = new Button("Subscribe", ButtonTheme.PRIMARY);

  public ButtonDisableView() {
    subscribe.setEnabled(false);
    subscribe.onClick(event -> Toast.show("Subscription saved"));

    // The event carries the current text, so no extra request to the browser is needed.
    email.onModify(event -> subscribe.setEnabled(event.getText().contains("@")));

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(email, subscribe);
  }
}
