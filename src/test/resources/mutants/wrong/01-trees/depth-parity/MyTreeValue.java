// Wrong: who moves is counted by plies from the root.
// Fails first: The players need not take turns
// Says: who is to move is said by each node
// Diagnosis: player-by-depth

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        return value(tree, !tree.isLeaf() && tree.player() == Player.MAX);
    }

    private int value(Tree tree, boolean max) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child, !max);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
