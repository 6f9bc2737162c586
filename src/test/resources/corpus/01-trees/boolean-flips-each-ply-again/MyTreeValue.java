// exercise: 01
// truth: wrong
// mistake: only the root is asked who moves; below it the turn flips at every ply
// player: both
// style: recursive helper with a boolean, ported from Python
// single: yes
// detail: sometimes; only where the players do not take turns
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree node, boolean maximizingPlayer) {
        if (node.isLeaf())
            return node.value();

        if (maximizingPlayer) {
            int value = -Window.INFINITY;
            for (Tree child : node.children())
                value = Math.max(value, minimax(child, false));
            return value;
        } else {
            int value = Window.INFINITY;
            for (Tree child : node.children())
                value = Math.min(value, minimax(child, true));
            return value;
        }
    }
}
