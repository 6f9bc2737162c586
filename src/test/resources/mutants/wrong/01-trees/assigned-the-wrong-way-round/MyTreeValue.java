// Wrong: a better value is overwritten by the best so far, and not the other way round.
// Fails first: MAX takes the largest
// Says: picks the child that is worth most
// Diagnosis: first-child-only-or-first-child-kept

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
        int best = value(tree.children().get(0));
        for (Tree child : tree.children().subList(1, tree.children().size())) {
            int value = value(child);
            if (tree.player() == Player.MAX ? value > best : value < best) {
                value = best;
            }
        }
        return best;
    }
}
