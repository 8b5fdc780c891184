package com.webforj.samples.views.dialog;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.dialog.Dialog;
import com.webforj.component.html.elements.Div;
import com.webforj.component.list.ChoiceBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("dialogthemes")
@FrameTitle("Dialog themes")
public class DialogThemesView extends Composite<Div> {

  public DialogThemesView() {
    Dialog dialog = new Dialog();

    ChoiceBox themes = new ChoiceBox("Theme");
    for (Theme theme : Theme.values()) {
      themes.add(theme, theme.name());
    }
    themes.selectKey(Theme.DEFAULT);
    themes.onSelect(event -> dialog.setTheme((Theme) event.getSelectedItem().getKey()));

    dialog.setCloseable(false)
        .addToHeader(new Div("Theme of this dialog"))
        .addToContent(themes);

    getBoundComponent().add(dialog);
    dialog.open();
  }
}
