// exercise: 01
// truth: wrong
// mistake: known values are filed under the hash code of the subtree, and different subtrees can have the same hash code
// kind: subtle
// player: both
// style: memo table with computed keys
// single: yes
// detail: e.g. v(^(0 31) ^(1 0)), where both inner nodes have one hash code; needs leaves that differ by 31 or so
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, new HashMap<>());
    }

    private int value(Tree tree, Map<Integer, Integer> known) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int key = tree.hashCode();
        Integer before = known.get(key);
        if (before != null) {
            return before; // the same subtree again
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = value(child, known);
            if (best == null || (tree.player() == Player.MAX ? v > best : v < best)) {
                best = v;
            }
        }
        known.put(key, best);
        return best;
    }
}
