// Wrong: as the JavaScript version: !value, and then the best of no children.
// Fails first: A leaf worth 0 is a leaf like any other
// Says: 0 is a value, a tie in many games
// Diagnosis: zero-leaf

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        boolean max = tree.isLeaf() || tree.player() == Player.MAX;
        if (tree.isLeaf() && tree.value() != 0) {
            return tree.value();
        }
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = max ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
