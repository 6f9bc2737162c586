// Wrong: what Math.max and Math.min return is not assigned.
// Fails first: MAX takes the largest
// Says: picks the child that is worth most
// Diagnosis: infinity-comes-back

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Exercise 01, solved: what a game tree is worth. */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        // An inner node has one child at least, so the first one can stand for the best until a better one comes.
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            if (tree.player() == Player.MAX) {
                Math.max(best, value);
            } else {
                Math.min(best, value);
            }
        }
        return best;
    }
}
