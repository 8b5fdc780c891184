package com.webforj.samples.views.flexlayout;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("flexlayout")
@FrameTitle("FlexLayout")
public class FlexLayoutView extends Composite<FlexLayout> {

  public FlexLayoutView() {
    TextField firstName = new TextField("First name");
    TextField lastName = new TextField("Last name");
    TextField email = new TextField(TextField.Type.EMAIL, "Email");
    TextField phone = new TextField(TextField.Type.TEL, "Phone");
    TextField street = new TextField("Street");

    TextField city = new TextField("City");
    TextField state = new TextField("State");
    TextField zip = new TextField("Zip code");
    FlexLayout place = FlexLayout.create(city, state, zip).horizontal().build();
    place.setItemBasis("40%", city, zip)
        .setItemBasis("20%", state);

    Button submit = new Button("Register", ButtonTheme.PRIMARY);
    Button cancel = new Button("Cancel");
    FlexLayout buttons = FlexLayout.create(submit, cancel).horizontalReverse().build();

    FlexLayout self = getBoundComponent();
    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.setMaxWidth("600px");
    self.add(row(firstName, lastName), row(email, phone), street, place, buttons);
  }

  private FlexLayout row(TextField... fields) {
    FlexLayout row = FlexLayout.create(fields).horizontal().wrap().build();
    row.setItemGrow(1, fields);
    return row;
  }
}
