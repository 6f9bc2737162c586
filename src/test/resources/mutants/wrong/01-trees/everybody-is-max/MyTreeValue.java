// Wrong: the player is never asked.
// Fails first: MIN takes the smallest
// Says: MIN is to move at v
// Diagnosis: always-max

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
        return tree.children().stream().mapToInt(this::value).max().getAsInt();
    }
}
