// exercise: 01
// truth: wrong
// mistake: the memo is keyed by the hash code of a subtree, so two different subtrees with the same hash share one value
// player: both
// style: recursion with a memo that is fresh for each call
// single: yes
// detail: sometimes: only if two different subtrees of one tree have the same hash; seen: (v(1 0) ^(^(1) 0)) gives 0 and is worth 1
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

    private int value(Tree tree, Map<Integer, Integer> memo) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        // equal subtrees come up again and again
        int key = tree.hashCode();
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        boolean max = tree.player() == Player.MAX;
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = value(child, memo);
            if (best == null || (max ? v > best : v < best)) {
                best = v;
            }
        }
        memo.put(key, best);
        return best;
    }
}
