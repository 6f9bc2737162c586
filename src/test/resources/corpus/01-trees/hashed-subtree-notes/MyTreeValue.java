// exercise: 01
// truth: wrong
// mistake: the memo of one call is keyed by hashCode() of the subtree, so two different subtrees with equal hash codes share one value
// player: both
// style: memoised recursion with a HashMap per call
// single: yes
// detail: sometimes; only if two different inner nodes of one tree have equal hash codes, a few in a thousand random trees; v(^(0 31) ^(1 0)) gives 31 instead of 1
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return lookUp(tree, new HashMap<>());
    }

    /** Big trees contain the same subtree many times, so each one is worked out once. */
    private int lookUp(Tree t, Map<Integer, Integer> memo) {
        if (t.isLeaf()) {
            return t.value();
        }
        int key = t.hashCode();
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        Integer result = null;
        for (Tree c : t.children()) {
            int v = lookUp(c, memo);
            if (result == null) {
                result = v;
            } else if (t.player() == Player.MAX) {
                result = Math.max(result, v);
            } else {
                result = Math.min(result, v);
            }
        }
        memo.put(key, result);
        return result;
    }
}
