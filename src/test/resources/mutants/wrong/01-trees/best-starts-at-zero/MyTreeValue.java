// Wrong: the best so far starts at 0 for both.
// Fails first: MAX takes the largest
// Says: MAX is to move at ^
// Diagnosis: starts-at-zero

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
        int best = 0;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return (int) best;
    }
}
