// Wrong: the best so far starts at 0 for MIN.
// Fails first: MIN takes the smallest
// Says: MIN is to move at v
// Diagnosis: starts-at-zero-for-min

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
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : 0;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return (int) best;
    }
}
