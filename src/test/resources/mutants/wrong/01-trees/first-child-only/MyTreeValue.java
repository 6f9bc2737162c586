// Wrong: only the first child is looked at.
// Fails first: MAX takes the largest
// Says: picks the child that is worth most
// Diagnosis: first-child-only-or-first-child-kept

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
        for (Tree child : tree.children()) {
            return value(child);
        }
        return 0;
    }
}
