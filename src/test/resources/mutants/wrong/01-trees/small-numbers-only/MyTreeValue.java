// Wrong: values are kept in a byte.
// Fails first: A leaf is worth what it says
// Says: 1000000
// Diagnosis: small-numbers

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return (byte) tree.value();
        }
        byte best = tree.player() == Player.MAX ? Byte.MIN_VALUE : Byte.MAX_VALUE;
        for (Tree child : tree.children()) {
            byte value = (byte) value(child);
            best = (byte) (tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value));
        }
        return best;
    }
}
