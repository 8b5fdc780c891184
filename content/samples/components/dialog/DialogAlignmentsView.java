package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogalignments")
@FrameTitle("Vertical alignment")
public class DialogAlignmentsView extends Composite<Div> {

  public DialogAlignmentsView() {
    Dialog dialog = new Dialog();

    ChoiceBox alignments = new ChoiceBox("Alignment");
    for (Dialog.Alignment alignment : Dialog.Alignment.values()) {
      alignments.add(alignment, alignment.name());
    }
    alignments.selectKey(Dialog.Alignment.CENTER);
    alignments.onSelect(event ->
        dialog.setAlignment((Dialog.Alignment) event.getSelectedItem().getKey()));

    dialog.setCloseable(false)
        .addToHeader(new Div("Vertical alignment"))
        .addToContent(alignments);

    getBoundComponent().add(dialog);
    dialog.open();
  }
}
