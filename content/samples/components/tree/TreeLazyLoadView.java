package com.webforj.samples.views.tree;

import com.webforj.Interval;
import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.tree.Tree;
import com.webforj.component.tree.TreeNode;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

@Route("treelazyload")
@FrameTitle("Load tree nodes on demand")
public class TreeLazyLoadView extends Composite<Div> {

  private static final String PLACEHOLDER = "placeholder";
  private static final String REQUESTED = "requested";

  private final Div self = getBoundComponent();
  private final Tree tree = new Tree();
  private final List<Interval> running = new ArrayList<>();

  public TreeLazyLoadView() {
    for (String region : List.of("North", "South", "West")) {
      TreeNode node = Tree.node(region);
      TreeNode loading = Tree.node(region + "-loading", "Loading customers");
      loading.setUserData(PLACEHOLDER, true);
      node.add(loading);
      tree.add(node);
    }
    tree.onExpand(event -> loadChildren(event.getNode()));

    self.setStyle("padding", "20px");
    self.add(tree);
  }

  private void loadChildren(TreeNode node) {
    Optional<TreeNode> placeholder = node.getChildren().stream()
        .filter(child -> Boolean.TRUE.equals(child.getUserData(PLACEHOLDER)))
        .findFirst();
    boolean isRequested = Boolean.TRUE.equals(node.getUserData(REQUESTED));
    if (placeholder.isEmpty() || isRequested) {
      return;
    }
    node.setUserData(REQUESTED, true);

    // Takes the place of a slow query.
    Interval query = new Interval(1f, event -> {
      event.getInterval().stop();
      for (int i = 1; i <= 3; i++) {
        node.add(Tree.node(node.getKey() + "-" + i, "Customer " + node.getText() + " " + i));
      }
      node.remove(placeholder.get());
    });
    running.add(query);
    query.start();
  }

  @Override
  protected void onDidDestroy() {
    running.forEach(Interval::stop);
  }
}
