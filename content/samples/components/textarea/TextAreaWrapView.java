package com.webforj.samples.views.textarea;

import com.webforj.component.Composite;
import com.webforj.component.field.TextArea;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("textareawrap")
@FrameTitle("Wrapping in a text area")
public class TextAreaWrapView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final TextArea text = new TextArea("Address lines");
  private final ChoiceBox styles = new ChoiceBox("Wrap style");
  private final RadioButton wrap = RadioButton.Switch("Wrap lines", true);

  public TextAreaWrapView() {
    text.setValue("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch railway station, "
        + "platform entrance opposite the parking area");
    text.setRows(8);
    text.setWidth("240px");

    List<ListItem> items = Arrays.stream(TextArea.WrapStyle.values())
        .map(style -> new ListItem(style, style.name()))
        .toList();
    styles.insert(items);
    styles.selectKey(TextArea.WrapStyle.WORD_BOUNDARIES);
    styles.onSelect(event ->
        text.setWrapStyle((TextArea.WrapStyle) event.getSelectedItem().getKey()));

    wrap.onToggle(event -> {
      text.setLineWrap(event.isToggled());
      text.setHorizontalScroll(!event.isToggled());
    });

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(wrap, styles, text);
  }
}
