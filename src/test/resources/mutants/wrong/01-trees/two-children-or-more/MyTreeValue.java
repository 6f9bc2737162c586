// Wrong: two children are compared; a node with one is forgotten.
// Fails first: MAX takes the largest
// Says: IndexOutOfBounds
// Diagnosis: index-off-the-end

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int first = value(tree.children().get(0));
        int second = value(tree.children().get(1));
        int best = tree.player() == Player.MAX ? Math.max(first, second) : Math.min(first, second);
        for (Tree child : tree.children().subList(2, tree.children().size())) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
