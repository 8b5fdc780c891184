package com.webforj.samples.views.textfield;

import com.webforj.component.Composite;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("textfield")
@FrameTitle("Text fields")
public class TextFieldView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();

  public TextFieldView() {
    TextField name = new TextField(TextField.Type.TEXT, "Contact name", "Alex Example")
        .setPlaceholder("First and last name");
    TextField email = new TextField(TextField.Type.EMAIL, "Email", "alex@example.com")
        .setPlaceholder("name@example.com");
    TextField phone = new TextField(TextField.Type.TEL, "Phone", "555-0100")
        .setPlaceholder("555-0100");
    TextField website = new TextField(TextField.Type.URL, "Website", "https://example.com")
        .setPlaceholder("https://example.com");
    TextField search = new TextField(TextField.Type.SEARCH, "Search notes", "invoice")
        .setPlaceholder("Word or phrase");

    self.setDirection(FlexDirection.COLUMN);
    self.setMaxWidth("320px");
    self.setPadding("20px");
    self.add(name, email, phone, website, search);
  }
}
