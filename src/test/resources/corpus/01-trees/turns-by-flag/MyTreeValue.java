// exercise: 01
// truth: wrong
// mistake: only the root is asked who moves, below it a boolean is flipped at each ply
// player: both
// style: helper method with a boolean parameter
// single: yes
// detail: sometimes; trees in which the players do not take turns
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree tree, boolean maximizing) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = minimax(child, !maximizing);
            if (maximizing) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
            }
        }
        return best;
    }
}
