// exercise: 01
// truth: wrong
// mistake: values are remembered by the hash code of a tree, and different trees may have the same hash code
// kind: slip
// player: both
// style: memo table
// single: yes
// detail: on collisions only, such as ^(^(0 0)) and ^(1 0)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Equal subtrees are worth the same, so each is worked out once. */
public class MyTreeValue implements TreeValueTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer before = known.get(tree.hashCode());
        if (before != null) {
            return before;
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int value = value(child);
            if (best == null) {
                best = value;
            } else if (tree.player() == Player.MAX) {
                best = Math.max(best, value);
            } else {
                best = Math.min(best, value);
            }
        }
        known.put(tree.hashCode(), best);
        return best;
    }
}
