// Wrong: 0 stands for "no value yet".
// Fails first: A leaf worth 0 is a leaf like any other
// Says: 0 is a value
// Diagnosis: zero-means-nothing-yet

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = 0;
        for (Tree child : tree.children()) {
            int value = value(child);
            boolean better = tree.player() == Player.MAX ? value > best : value < best;
            if (best == 0 || better) {
                best = value;
            }
        }
        return best;
    }
}
