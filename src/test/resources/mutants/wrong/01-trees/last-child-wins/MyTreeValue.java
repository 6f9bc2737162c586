// Wrong: the best is overwritten instead of compared.
// Fails first: MAX takes the largest
// Says: MAX is to move at ^
// Diagnosis: last-child-wins

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
        int best = 0;
        for (Tree child : tree.children()) {
            best = value(child);
        }
        return best;
    }
}
