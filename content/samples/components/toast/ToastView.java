package com.webforj.samples.views.toast;

import com.webforj.component.Composite;
import com.webforj.component.Expanse;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.html.elements.Span;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.spinner.Spinner;
import com.webforj.component.spinner.SpinnerExpanse;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("toast")
@FrameTitle("Toast")
public class ToastView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public ToastView() {
    self.setPadding("20px");
    self.add(new Button("Start export", ButtonTheme.PRIMARY, event -> showExport()));
    showExport();
  }

  private void showExport() {
    // Negative duration: the toast stays until it is closed.
    Toast toast = new Toast("", -1, Theme.GRAY);

    Button stop = new Button("Stop", event -> toast.close());
    stop.setExpanse(Expanse.SMALL);

    FlexLayout content = new FlexLayout(
        new Spinner(Theme.PRIMARY, SpinnerExpanse.XXXSMALL),
        new Span("Exporting 240 invoices"),
        stop);
    content.setAlignment(FlexAlignment.CENTER);

    toast.add(content);
    toast.open();
  }
}
