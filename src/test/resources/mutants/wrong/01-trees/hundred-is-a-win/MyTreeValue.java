// Wrong: a value of 100 is taken for a win, and nothing behind it is looked at.
// Fails first: Every small tree, and many large ones
// Says: 100
// Diagnosis: none

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
            if (Math.abs(best) == 100) {
                return best; // a win
            }
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
