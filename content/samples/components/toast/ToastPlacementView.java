package com.webforj.samples.views.toast;

import com.webforj.component.Composite;
import com.webforj.component.Theme;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.list.ChoiceBox;
import com.webforj.component.list.ListItem;
import com.webforj.component.toast.Toast;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.Arrays;
import java.util.List;

@Route("toastplacement")
@FrameTitle("Toast placement")
public class ToastPlacementView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final ChoiceBox placements = new ChoiceBox("Placement");
  private int count;

  public ToastPlacementView() {
    List<ListItem> items = Arrays.stream(Toast.Placement.values())
        .map(placement -> new ListItem(placement, placement.name()))
        .toList();
    placements.insert(items);
    placements.selectKey(Toast.Placement.BOTTOM);

    Button show = new Button("Show toast", ButtonTheme.PRIMARY, event -> show());

    self.setAlignment(FlexAlignment.END);
    self.setPadding("20px");
    self.add(placements, show);
  }

  private void show() {
    count++;
    Toast.Placement placement = (Toast.Placement) placements.getSelectedKey();
    Toast.show("Message " + count + " at " + placement, 4000, Theme.PRIMARY, placement);
  }
}
