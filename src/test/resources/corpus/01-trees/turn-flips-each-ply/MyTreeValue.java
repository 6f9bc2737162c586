// exercise: 01
// truth: wrong
// mistake: whose turn it is is asked at the root only and then flipped at each ply
// player: both
// style: private helper with a boolean parameter
// single: yes
// detail: only in trees where the players do not take turns
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return tree.isLeaf() ? tree.value() : minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree node, boolean maximizing) {
        if (node.isLeaf()) {
            return node.value();
        }
        if (maximizing) {
            int best = -Window.INFINITY;
            for (Tree child : node.children()) {
                best = Math.max(best, minimax(child, false));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (Tree child : node.children()) {
                best = Math.min(best, minimax(child, true));
            }
            return best;
        }
    }
}
