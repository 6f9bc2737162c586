// Wrong: Double.MIN_VALUE is the smallest positive number, not the most negative one.
// Fails first: MAX takes the largest
// Says: MAX is to move at ^
// Diagnosis: starts-at-zero-for-max

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
        double best = tree.player() == Player.MAX ? Double.MIN_VALUE : Double.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return (int) best;
    }
}
