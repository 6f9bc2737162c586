// Wrong: a leaf is known by its value, so 0 is taken for an inner node.
// Fails first: A leaf worth 0 is a leaf like any other
// Says: ask isLeaf() first
// Diagnosis: zero-leaf

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        int value = tree.isLeaf() ? tree.value() : 0;
        if (value != 0) {
            return value;
        }
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
