// exercise: 01
// truth: wrong
// mistake: negamax with cuts asks who moves below before it changes the sign of the value, but hands the window down turned round even if the same player moves again
// kind: subtle
// player: both
// style: negamax alpha-beta with the sign of the node's player
// single: yes
// detail: only where one player moves twice in a row and something was found before
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int v = search(tree, -Window.INFINITY, Window.INFINITY);
        return tree.player() == Player.MAX ? v : -v;
    }

    /** The value to the player whose turn it is. */
    private int search(Tree node, int alpha, int beta) {
        Player me = node.player();
        int best = -Window.INFINITY;
        for (Tree child : node.children()) {
            int v;
            if (child.isLeaf()) {
                v = me == Player.MAX ? child.value() : -child.value();
            } else {
                v = search(child, -beta, -Math.max(alpha, best));
                if (child.player() != me) {
                    v = -v;
                }
            }
            best = Math.max(best, v);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }
}
