// exercise: 01
// truth: wrong
// mistake: values already found are remembered under the hash code of a tree, and two different trees can have the same hash code.
// player: both
// style: recursion with a memo made anew for each call
// single: yes
// detail: only when two different subtrees of the tree have the same hash code, such as (5 3) and (4 34), or a leaf and a node
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return new Memo().of(tree);
    }

    private static final class Memo {
        private final Map<Integer, Integer> known = new HashMap<>();

        int of(Tree tree) {
            if (tree.isLeaf()) {
                return tree.value();
            }
            int key = tree.hashCode();
            Integer seen = known.get(key);
            if (seen != null) {
                return seen;
            }
            boolean max = tree.player() == Player.MAX;
            Integer best = null;
            for (Tree child : tree.children()) {
                int value = of(child);
                if (best == null || (max ? value > best : value < best)) {
                    best = value;
                }
            }
            known.put(key, best);
            return best;
        }
    }
}
