// Wrong: the values of the children stand in an array of a hundred.
// Fails first: Every small tree, and many large ones
// Says: Index 100
// Diagnosis: index-off-the-end

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
        int[] values = new int[100];
        int count = 0;
        for (Tree child : tree.children()) {
            values[count++] = value(child);
        }
        // An inner node has one child at least, so the first one can stand for the best until a better one comes.
        int best = values[0];
        for (int i = 1; i < count; i++) {
            best = tree.player() == Player.MAX ? Math.max(best, values[i]) : Math.min(best, values[i]);
        }
        return best;
    }
}
