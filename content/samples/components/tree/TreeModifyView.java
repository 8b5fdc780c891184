package com.webforj.samples.views.tree;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.optiondialog.InputDialog;
import com.webforj.component.tree.Tree;
import com.webforj.component.tree.TreeNode;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("treemodify")
@FrameTitle("Edit tree nodes")
public class TreeModifyView extends Composite<Div> {

  private final Div self = getBoundComponent();
  private final Tree tree = new Tree();

  public TreeModifyView() {
    TreeNode sprint = Tree.node("This week");
    sprint.add("Answer open tickets", "Prepare the invoice run", "Call the carrier");
    tree.add(sprint);
    tree.expandFrom(sprint);
    tree.onDoubleClick(event -> rename(event.getNode()));

    self.setStyle("padding", "20px");
    self.add(new Paragraph("Double-click an entry to rename it."), tree);
  }

  private void rename(TreeNode node) {
    String input = new InputDialog("New text", "Rename entry", node.getText()).show();

    // null: the dialog was canceled.
    if (input != null && !input.isBlank()) {
      // Node texts may contain HTML: keep markup out of what users type.
      String text = input.replaceAll("[<>]", "");
      node.setText(text);
      node.setTooltipText("Renamed to " + text);
    }
  }
}
