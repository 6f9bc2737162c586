// exercise: 01
// truth: wrong
// mistake: a single child is taken for a leaf (its value() is returned without a look whether it is one), so a node whose only child is an inner node ends in an exception
// player: both
// style: shortcut for one child, loop for the others
// single: yes
// detail: right for trees in which every single child is a leaf

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        if (tree.children().size() == 1) {
            return tree.children().get(0).value(); // no choice
        }
        int best = value(tree.children().get(0));
        for (Tree child : tree.children()) {
            int v = value(child);
            if (tree.player() == Player.MAX && v > best) {
                best = v;
            }
            if (tree.player() == Player.MIN && v < best) {
                best = v;
            }
        }
        return best;
    }
}
