package com.webforj.samples.views.toast;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import com.webforj.webstorage.LocalStorage;

@Route("toastcookies")
@FrameTitle("Consent toast")
public class ToastCookiesView extends Composite<Div> {

  private static final String CONSENT = "shop-consent";

  private final Div self = getBoundComponent();
  private final Paragraph answer = new Paragraph("No answer yet");
  private final Toast consent = new Toast("", -1, Theme.DEFAULT, Toast.Placement.CENTER);

  public ToastCookiesView() {
    Button accept = new Button("Accept", ButtonTheme.PRIMARY, event -> store("all"));
    Button reject = new Button("Necessary only", event -> store("necessary"));

    FlexLayout text = new FlexLayout(
        TablerIcon.create("cookie"),
        new Paragraph("May this shop remember your last search with a cookie?"));
    text.setAlignment(FlexAlignment.CENTER);

    FlexLayout content = new FlexLayout(FlexDirection.COLUMN, text, new FlexLayout(accept, reject));
    consent.add(content);
    consent.open();

    self.setStyle("padding", "20px");
    self.add(answer);
  }

  private void store(String choice) {
    // An app reads this value at startup and asks only if there is none.
    LocalStorage.getCurrent().add(CONSENT, choice);
    answer.setText("Stored answer: " + choice);
    consent.close();
  }
}
