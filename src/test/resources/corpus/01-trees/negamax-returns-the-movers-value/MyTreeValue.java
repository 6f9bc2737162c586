// exercise: 01
// truth: wrong
// mistake: A negamax that negates at each ply and takes leaves as they are, so a leaf below a MIN node has the wrong sign, and the answer is that of the player to move.
// player: both
// style: negamax, three lines, as in a wiki article
// single: yes
// detail: right only where MAX moves at the root and all leaves are two, four ... plies below in turn
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
