// exercise: 01
// truth: wrong
// mistake: asks only the root whose turn it is and flips a boolean from ply to ply, so it is wrong where a player moves twice in a row
// player: both
// style: recursive helper with a boolean, as in most tutorials
// single: yes
// detail: sometimes; right on all trees in which the players take turns
import java.util.List;
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

    private static int minimax(Tree node, boolean isMaximizing) {
        if (node.isLeaf()) return node.value();

        List<Tree> kids = node.children();
        if (isMaximizing) {
            int bestVal = -Window.INFINITY;
            for (int i = 0; i < kids.size(); i++) {
                int value = minimax(kids.get(i), false);
                bestVal = Math.max(bestVal, value);
            }
            return bestVal;
        } else {
            int bestVal = Window.INFINITY;
            for (int i = 0; i < kids.size(); i++) {
                int value = minimax(kids.get(i), true);
                bestVal = Math.min(bestVal, value);
            }
            return bestVal;
        }
    }
}
