package com.webforj.samples.views.columnslayout;

import com.webforj.component.Composite;
import com.webforj.component.field.PasswordField;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("columnslayoutspancolumn")
@FrameTitle("Column spans")
public class ColumnsLayoutSpanColumnView extends Composite<Div> {

  private static final List<ColumnsLayout.Breakpoint> BREAKPOINTS = List.of(
      new ColumnsLayout.Breakpoint("default", 0, 1),
      new ColumnsLayout.Breakpoint("small", "20em", 1),
      new ColumnsLayout.Breakpoint("medium", "40em", 2),
      new ColumnsLayout.Breakpoint("large", "60em", 3));

  public ColumnsLayoutSpanColumnView() {
    TextField firstName = new TextField("First name");
    TextField lastName = new TextField("Last name");
    TextField email = new TextField(TextField.Type.EMAIL, "Email");
    PasswordField password = new PasswordField("Password");
    PasswordField confirmation = new PasswordField("Confirm password");

    ColumnsLayout layout =
        new ColumnsLayout(BREAKPOINTS, firstName, lastName, email, password, confirmation);
    // Both apply only at the medium breakpoint, 40em to 60em: the email field is two columns wide,
    // and the confirmation starts a new row below the password.
    layout.setSpan(email, "medium", 2)
        .setColumn(confirmation, "medium", 1);

    Div self = getBoundComponent();
    self.setStyle("max-width", "80em").setStyle("padding", "var(--dwc-space-xl)");
    self.add(layout);
  }
}
