// Wrong: Each child is compared with the one before it.
// Fails first: MAX takes the largest
// Says: expected
// Diagnosis: neighbours-compared

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int result = value(tree.children().get(0));
        int previous = result;
        for (Tree child : tree.children()) {
            int v = value(child);
            boolean better = tree.player() == Player.MAX ? v > previous : v < previous;
            if (better) result = v;
            previous = v;
        }
        return result;
    }
}
