// exercise: 01
// truth: wrong
// mistake: Takes the player from the root only and flips a boolean at each ply, so a node at which the same player moves again is treated as the other player's.
// player: both
// style: the classic minimax(node, maximizingPlayer) from the lecture with a public wrapper
// single: yes
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
        if (node.isLeaf())
            return node.value();

        if (maximizingPlayer) {
            int maxEval = -Window.INFINITY;
            for (Tree child : node.children()) {
                int eval = minimax(child, false);
                maxEval = Math.max(maxEval, eval);
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (Tree child : node.children()) {
                int eval = minimax(child, true);
                minEval = Math.min(minEval, eval);
            }
            return minEval;
        }
    }
}
