// exercise: 01
// truth: wrong
// mistake: computes each node from the view of its mover, and returns MIN's view of a MIN root as it is
// player: MIN
// style: one maximum for both players, MIN by negation
// single: yes
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return forMover(tree);
    }

    /** What the node is worth to whoever moves there. */
    private int forMover(Tree node) {
        int sign = sign(node);
        int best = Integer.MIN_VALUE;
        for (Tree child : node.children()) {
            int toMax = child.isLeaf() ? child.value() : sign(child) * forMover(child);
            best = Math.max(best, sign * toMax);
        }
        return best;
    }

    private static int sign(Tree node) {
        return node.player() == Player.MAX ? 1 : -1;
    }
}
