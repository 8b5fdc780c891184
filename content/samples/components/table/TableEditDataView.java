package com.webforj.samples.views.table;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.table.Column;
import com.webforj.component.table.Table;
import com.webforj.component.table.renderer.VoidElementRenderer;
import com.webforj.data.repository.CollectionRepository;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tableeditdata")
@FrameTitle("Edit table data")
public class TableEditDataView extends Composite<Div> {

  public TableEditDataView() {
    CollectionRepository<Ticket> repository = new CollectionRepository<>(Ticket.samples());

    TitleEditor editor = new TitleEditor();
    // One commit redraws one row.
    editor.onSave(event -> repository.commit(event.getTicket()));

    VoidElementRenderer<Ticket> edit = new VoidElementRenderer<>(
        "dwc-icon-button", event -> editor.edit(event.getItem()));
    edit.setAttribute("name", "pencil");
    edit.setAttribute("pool", "tabler");
    edit.setAttribute("label", "Edit title");

    Table<Ticket> table = new Table<>();
    table.addColumn("number", Ticket::getNumber).setWidth(110f);
    table.addColumn("title", Ticket::getTitle).setFlex(1f).setMinWidth(200f);
    table.addColumn("edit", edit).setLabel("Edit")
        .setAlignment(Column.Alignment.CENTER)
        .setPinDirection(Column.PinDirection.RIGHT)
        .setWidth(80f);
    table.setRepository(repository);
    table.setSize("100%", "400px");

    getBoundComponent().add(table, editor);
  }
}
