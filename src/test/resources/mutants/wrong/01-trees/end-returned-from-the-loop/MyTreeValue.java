// Wrong: a leaf among the children is returned from the loop.
// Fails first: MAX takes the largest
// Says: MAX is to move at ^
// Diagnosis: end-taken-at-once

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            if (child.isLeaf()) {
                return child.value();
            }
            int value = value(child);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
