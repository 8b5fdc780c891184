package com.webforj.samples.views.tree;

import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.html.elements.Paragraph;
import com.webforj.component.layout.flexlayout.FlexAlignment;
import com.webforj.component.layout.flexlayout.FlexDirection;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.RadioButton;
import com.webforj.component.tree.Tree;
import com.webforj.component.tree.TreeNode;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.stream.Collectors;

@Route("treeselection")
@FrameTitle("Tree selection")
public class TreeSelectionView extends Composite<FlexLayout> {

  private final FlexLayout self = getBoundComponent();
  private final Tree tree = new Tree();
  private final RadioButton multiple = RadioButton.Switch("Select several nodes", true);
  private final Paragraph result = new Paragraph("Nothing listed yet");

  public TreeSelectionView() {
    TreeNode team = Tree.node("Support team");
    team.add("Tickets", "Chat", "Phone");
    tree.add(team);
    tree.expand(team);

    multiple.onToggle(event -> tree.setSelectionMode(event.isToggled()
        ? Tree.SelectionMode.MULTIPLE
        : Tree.SelectionMode.SINGLE));

    Button list = new Button("List selected nodes", event -> listSelected());

    self.setDirection(FlexDirection.COLUMN);
    self.setAlignment(FlexAlignment.START);
    self.setPadding("20px");
    self.add(multiple, tree, list, result);
  }

  private void listSelected() {
    String texts = tree.getSelectedItems().stream()
        .map(TreeNode::getText)
        .collect(Collectors.joining(", "));
    result.setText(texts.isEmpty() ? "No node is selected" : "Selected: " + texts);
  }
}
