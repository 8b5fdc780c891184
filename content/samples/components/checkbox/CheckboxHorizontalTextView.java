package com.webforj.samples.views.checkbox;

import com.webforj.component.Composite;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.concern.HasTextPosition;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("checkboxhorizontaltext")
@FrameTitle("Text position")
public class CheckboxHorizontalTextView extends Composite<FlexLayout> {

  public CheckboxHorizontalTextView() {
    FlexLayout self = getBoundComponent();
    self.setSpacing("4em").setPadding("20px");
    self.add(
        column(HasTextPosition.Position.RIGHT),
        column(HasTextPosition.Position.LEFT));
  }

  private FlexLayout column(HasTextPosition.Position position) {
    FlexLayout column = FlexLayout.create().vertical().build();
    for (String frequency : List.of("Daily report", "Weekly report", "Monthly report")) {
      column.add(new CheckBox(frequency, frequency.startsWith("Daily"))
          .setTextPosition(position));
    }
    return column;
  }
}
