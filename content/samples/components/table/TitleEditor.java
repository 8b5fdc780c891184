package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.field.TextField;
import com.webforj.component.html.elements.Div;
import com.webforj.dispatcher.EventDispatcher;
import com.webforj.dispatcher.EventListener;
import com.webforj.dispatcher.ListenerRegistration;
import java.util.EventObject;

/** Dialog that edits the title of a ticket. */
public class TitleEditor extends Composite<Dialog> {

  private final Dialog dialog = getBoundComponent();
  private final TextField title = new TextField("Title");
  private final EventDispatcher dispatcher = new EventDispatcher();
  private Ticket ticket;

  public TitleEditor() {
    dialog.setAutoFocus(true);
    dialog.setMaxWidth("450px");
    dialog.addToHeader(new Div("Edit title"))
        .addToContent(title)
        .addToFooter(
            new Button("Save", ButtonTheme.PRIMARY, event -> save()),
            new Button("Cancel", event -> dialog.close()));
  }

  public void edit(Ticket ticketToEdit) {
    ticket = ticketToEdit;
    title.setValue(ticket.getTitle());
    title.setInvalid(false);
    dialog.open();
  }

  public ListenerRegistration<SaveEvent> onSave(EventListener<SaveEvent> listener) {
    return dispatcher.addListener(SaveEvent.class, listener);
  }

  private void save() {
    if (title.getValue().isBlank()) {
      title.setInvalid(true);
      title.setInvalidMessage("Enter a title");
      return;
    }
    ticket.setTitle(title.getValue());
    dialog.close();
    dispatcher.dispatchEvent(new SaveEvent(this, ticket));
  }

  public static class SaveEvent extends EventObject {

    private final transient Ticket ticket;

    public SaveEvent(TitleEditor source, Ticket ticket) {
      super(source);
      this.ticket = ticket;
    }

    public Ticket getTicket() {
      return ticket;
    }
  }
}
