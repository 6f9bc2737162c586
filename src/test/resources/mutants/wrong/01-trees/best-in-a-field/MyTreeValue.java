// Wrong: the best so far is a field, which every call overwrites.
// Fails first: MAX and MIN in turn, to any depth
// Says: each player, at each node
// Diagnosis: best-in-a-field

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    private int best;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            best = tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
