package com.webforj.samples.views.tree;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.icons.FeatherIcon;
import com.webforj.component.tree.Tree;
import com.webforj.component.tree.TreeNode;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("treeicons")
@FrameTitle("Tree icons")
public class TreeIconsView extends Composite<Div> {

  private final Div self = getBoundComponent();

  public TreeIconsView() {
    TreeNode shipment = Tree.node("Shipment 77");
    shipment.add(
        Tree.node("Label").setIcon(FeatherIcon.PRINTER.create()),
        Tree.node("Photo of the parcel").setIcon(FeatherIcon.IMAGE.create()),
        Tree.node("Customs form"));

    Tree tree = new Tree();
    tree.setCollapsedIcon(FeatherIcon.CHEVRON_RIGHT.create());
    tree.setExpandedIcon(FeatherIcon.CHEVRON_DOWN.create());
    tree.setLeafIcon(FeatherIcon.FILE_TEXT.create());
    tree.setLeafSelectedIcon(FeatherIcon.CHECK.create());
    tree.add(shipment);
    tree.expand(shipment);

    self.setStyle("padding", "20px");
    self.add(tree);
  }
}
