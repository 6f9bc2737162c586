// exercise: 01
// truth: wrong
// mistake: only the root is asked whose turn it is, below it the turn is flipped at each ply
// player: both
// style: helper with a boolean parameter, ported from a lecture slide
// single: yes
// detail: sometimes, only where the players do not take turns
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        return minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree node, boolean maximizingPlayer) {
        if (node.isLeaf()) return node.value();
        if (maximizingPlayer) {
            int maxEval = -Window.INFINITY;
            for (Tree child : node.children()) {
                int eval = minimax(child, false);
                maxEval = Math.max(maxEval, eval);
            }
            return maxEval;
        } else {
            int minEval = +Window.INFINITY;
            for (Tree child : node.children()) {
                int eval = minimax(child, true);
                minEval = Math.min(minEval, eval);
            }
            return minEval;
        }
    }
}
