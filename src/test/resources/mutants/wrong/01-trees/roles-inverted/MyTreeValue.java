// Wrong: MAX takes the smallest and MIN the largest.
// Fails first: MAX takes the largest
// Says: MAX is to move at ^ and picks the child that is worth most
// Diagnosis: roles-inverted

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
        int best = tree.player() == Player.MIN ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MIN ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
