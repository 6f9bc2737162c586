// exercise: 01
// truth: wrong
// mistake: The cache is keyed by the hash code of a subtree, so that a subtree gets the value of another one with the same hash.
// player: both
// style: recursion with a cache of known subtrees
// kind: subtle
// single: yes
// detail: Only if two different subtrees of one tree happen to have the same hash code and not the same value, e.g. (^(1 2) ^(0 33)): needs some size and a wide range of values.
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

    /** Equal subtrees are worth the same, so the result of each is kept by its hash. */
    private int value(Tree tree, Map<Integer, Integer> known) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int hash = tree.hashCode();
        Integer before = known.get(hash);
        if (before != null) {
            return before;
        }
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = value(child, known);
            best = tree.player() == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        known.put(hash, best);
        return best;
    }
}
