// exercise: 01
// truth: wrong
// mistake: values are remembered under the tree's hash code, and different trees can have the same one
// player: both
// style: memo in a map that lives for one call
// single: yes
// detail: sometimes; only where two inner nodes of a tree have the same hash, as (0 31) and (1 0)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return solve(tree, new HashMap<>());
    }

    private int solve(Tree tree, Map<Integer, Integer> memo) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int key = tree.hashCode();
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = solve(child, memo);
            if (best == null || (tree.player() == Player.MAX ? v > best : v < best)) {
                best = v;
            }
        }
        memo.put(key, best);
        return best;
    }
}
