// Wrong: a negamax that takes leaves as they are and returns what the node is worth to the player to move.
// Fails first: MAX takes the largest
// Says: 
// Diagnosis: negamax-sign

import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Negamax: max(a, b) = -min(-a, -b), so one case is enough for both players. */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf())
            return tree.value();
        int best = -Window.INFINITY;
        for (Tree child : tree.children())
            best = Math.max(best, -value(child));
        return best;
    }
}
