package com.webforj.samples.views.splitter;

import com.webforj.Page;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.icons.TablerIcon;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.layout.splitter.Splitter;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.List;

@Route("splitterautosave")
@FrameTitle("Splitters that remember their position")
public class SplitterAutoSaveView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Splitter list = new Splitter("mail-list",
      new Box("Message list", "var(--dwc-surface-1)"),
      new Box("Message", "var(--dwc-surface-2)"));
  private final Splitter extras = new Splitter("mail-extras",
      list, new Box("Attachments", "var(--dwc-surface-3)"));
  private final Splitter frame = new Splitter("mail-frame",
      new Box("Folders", "var(--dwc-surface-3)"), extras);

  public SplitterAutoSaveView() {
    list.setOrientation(Splitter.Orientation.VERTICAL);
    list.setStyle("height", "100%");
    extras.setPositionRelative(70);
    extras.setStyle("height", "100%");
    frame.setPositionRelative(25);
    frame.setStyle("height", "300px");

    List<Splitter> splitters = List.of(frame, extras, list);
    splitters.forEach(splitter -> splitter.setAutosave(true));

    Button reset = new Button("Reset layout", event -> {
      splitters.forEach(Splitter::cleanState);
      Page.getCurrent().reload();
    });
    reset.setPrefixComponent(TablerIcon.create("refresh"));

    self.setDirection(FlexDirection.COLUMN);
    self.setPadding("20px");
    self.add(frame, reset);
  }
}
