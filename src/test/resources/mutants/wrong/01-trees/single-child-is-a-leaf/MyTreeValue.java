// Wrong: an only child is taken for a leaf.
// Fails first: MAX and MIN in turn, to any depth
// Says: an inner node has no value of its own
// Diagnosis: inner-node-asked-for-its-value

import java.util.List;
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
            return tree.children().get(0).value();
        }
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
