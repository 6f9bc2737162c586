// exercise: 01
// truth: right
// mistake: none; it prunes although nobody asked for it, with values in the view of the player to move, negated only where the player changes
// player: both
// style: negamax with alpha-beta, fail-soft
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return search(tree, 1, -Window.INFINITY, Window.INFINITY);
    }

    /** Everything is in the view of the player with this sign, 1 for MAX and -1 for MIN, whoever moves here. */
    private int search(Tree tree, int view, int alpha, int beta) {
        if (tree.isLeaf()) {
            return view * tree.value();
        }
        int mover = tree.player() == Player.MAX ? 1 : -1;
        if (mover != view) {
            return -search(tree, mover, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (Tree child : tree.children()) {
            best = Math.max(best, search(child, view, Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }
}
