// exercise: 01
// truth: wrong
// mistake: only the root is asked whose turn it is; below it a boolean is flipped at each ply, so trees in which a player moves twice in a row get wrong values
// player: both
// style: helper method with a boolean
// single: yes
// detail: right whenever MAX and MIN take turns, whoever begins
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

    private int minimax(Tree node, boolean maximizing) {
        if (node.isLeaf()) {
            return node.value();
        }
        int best;
        if (maximizing) {
            best = -Window.INFINITY;
            for (Tree child : node.children()) {
                best = Math.max(best, minimax(child, false));
            }
        } else {
            best = Window.INFINITY;
            for (Tree child : node.children()) {
                best = Math.min(best, minimax(child, true));
            }
        }
        return best;
    }
}
