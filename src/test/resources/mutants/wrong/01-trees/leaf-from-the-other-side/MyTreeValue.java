// Wrong: the value of a leaf is turned round below a MIN node.
// Fails first: MIN takes the smallest
// Says: MIN is to move at v
// Diagnosis: returned-with-the-sign-turned-for-min-or-negamax-sign

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
        int sign = tree.player() == Player.MAX ? 1 : -1;
        int best = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            best = Math.max(best, sign * value(child));
        }
        return best;
    }
}
