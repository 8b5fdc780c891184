package com.webforj.samples.views.columnslayout;

import com.webforj.component.Composite;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.component.layout.columnslayout.ColumnsLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("columnslayoutbreakpoints")
@FrameTitle("Breakpoints")
public class ColumnsLayoutBreakpointsView extends Composite<Div> {

  private static final List<ColumnsLayout.Breakpoint> BREAKPOINTS = List.of(
      new ColumnsLayout.Breakpoint("default", 0, 1),
      new ColumnsLayout.Breakpoint("small", "20em", 1),
      new ColumnsLayout.Breakpoint("medium", "40em", 2),
      new ColumnsLayout.Breakpoint("large", "60em", 3));

  public ColumnsLayoutBreakpointsView() {
    ColumnsLayout layout = new ColumnsLayout(BREAKPOINTS,
        new TextField("Company"),
        new TextField("Contact"),
        new TextField(TextField.Type.EMAIL, "Email"),
        new TextField(TextField.Type.TEL, "Phone"),
        new TextField("Street"),
        new TextField("City"));

    Div self = getBoundComponent();
    self.setStyle("padding", "var(--dwc-space-xl)");
    self.add(layout);
  }
}
