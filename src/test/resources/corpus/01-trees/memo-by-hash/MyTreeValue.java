// exercise: 01
// truth: wrong
// mistake: values are remembered under the hash code of a subtree, and different subtrees such as (0 31) and (1 0) have the same hash code, so one gets the value of the other
// player: both
// style: memo in a map, computed with switch
// single: yes
// detail: sometimes; only if two subtrees collide
import java.util.HashMap;
import java.util.Map;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    /** hash of a subtree -> its value (subtrees may be shared, no need to compute them twice) */
    private final Map<Integer, Integer> seen = new HashMap<>();

    @Override
    public int value(Tree tree) {
        seen.clear();
        return compute(tree);
    }

    private int compute(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        final int key = tree.hashCode();
        Integer known = seen.get(key);
        if (known != null) {
            return known;
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = compute(child);
            if (best == null) {
                best = v;
            } else {
                best = switch (tree.player()) {
                    case MAX -> Math.max(best, v);
                    case MIN -> Math.min(best, v);
                };
            }
        }
        seen.put(key, best);
        return best;
    }
}
