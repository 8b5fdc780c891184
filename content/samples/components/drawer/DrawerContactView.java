package com.webforj.samples.views.drawer;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.drawer.Drawer;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Strong;
import com.webforj.component.icons.IconButton;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("drawercontact")
@FrameTitle("Contact picker")
@InlineStyleSheet(id = "drawer-contact", value = """
    .contact-drawer { --dwc-drawer-size: 80%; --dwc-drawer-max-size: 480px; }
    .contact-avatar {
      display: grid;
      place-items: center;
      width: 2.5em;
      height: 2.5em;
      border-radius: 50%;
      background: var(--dwc-color-primary-alt);
    }
    """)
public class DrawerContactView extends Composite<FlexLayout> {

  private record Contact(String department, String location) {}

  private static final List<Contact> CONTACTS = List.of(
      new Contact("Accounting", "Building A"),
      new Contact("Customer service", "Building B"),
      new Contact("Logistics", "Warehouse 1"),
      new Contact("Purchasing", "Building A"),
      new Contact("Quality control", "Warehouse 2"),
      new Contact("Returns", "Warehouse 1"),
      new Contact("Technical support", "Building C"));

  private final Drawer drawer = new Drawer("Call a department");

  public DrawerContactView() {
    drawer.setPlacement(Drawer.Placement.BOTTOM_CENTER);
    drawer.addClassName("contact-drawer");
    CONTACTS.forEach(contact -> drawer.add(row(contact)));

    Button open = new Button("Call a department", ButtonTheme.PRIMARY, event -> drawer.open());

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(open, drawer);
    drawer.open();
  }

  private FlexLayout row(Contact contact) {
    Div avatar = new Div(contact.department().substring(0, 1));
    avatar.addClassName("contact-avatar");
    Div text = new Div(new Strong(contact.department()), new Div(contact.location()));

    IconButton call = new IconButton("phone", "tabler");
    call.setLabel("Call " + contact.department());
    call.onClick(event -> {
      drawer.close();
      Toast.show("Calling " + contact.department());
    });

    FlexLayout row = FlexLayout.create(avatar, text, call).align().center().build();
    row.setPadding("0.5em 0");
    row.setItemGrow(1, text);
    return row;
  }
}
