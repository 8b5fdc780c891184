package com.webforj.samples.views.tree;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.tree.Tree;
import com.webforj.component.tree.TreeNode;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("tree")
@FrameTitle("Tree")
public class TreeView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public TreeView() {
    TreeNode contracts = Tree.node("contracts", "Contracts");
    contracts.add(
        Tree.node("lease", "Office lease").setTooltipText("Ends in December"),
        Tree.node("cleaning", "Cleaning service").setTooltipText("Renewed every year"));

    TreeNode invoices = Tree.node("invoices", "Invoices");
    TreeNode paid = Tree.node("paid", "Paid");
    paid.add(Tree.node("2401", "Invoice 2401"), Tree.node("2402", "Invoice 2402"));
    invoices.add(paid, Tree.node("2403", "Invoice 2403").setTooltipText("Due on Friday"));

    Tree documents = new Tree();
    documents.add(contracts, invoices);
    documents.expand("invoices");
    documents.selectKey("2403");

    self.setStyle("padding", "20px");
    self.add(documents);
  }
}
