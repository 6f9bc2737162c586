// exercise: 01
// truth: wrong
// mistake: a node stops once it is at least as good for its player as what the parent already has, which is sound only if the parent is the other player's
// kind: subtle
// player: both
// style: recursion that saves work with the parent's best, null if there is none yet
// single: yes
// detail: only where the same player moves twice in a row
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return search(tree, null);
    }

    /** @param above the best that the parent has seen so far, or null */
    private int search(Tree tree, Integer above) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int value = search(child, best);
            if (tree.player() == Player.MAX) {
                best = best == null ? value : Math.max(best, value);
                if (above != null && best >= above) {
                    break; // it won't be chosen above
                }
            } else {
                best = best == null ? value : Math.min(best, value);
                if (above != null && best <= above) {
                    break;
                }
            }
        }
        return best;
    }
}
