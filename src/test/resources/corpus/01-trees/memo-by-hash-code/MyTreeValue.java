// exercise: 01
// truth: wrong
// mistake: values are remembered under tree.hashCode() instead of under the tree, so two different trees with the same hash code get the same value
// player: both
// style: memoization in a map
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer remembered = known.get(tree.hashCode());
        if (remembered != null) {
            return remembered;
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (best == null) {
                best = v;
            } else if (tree.player() == Player.MAX ? v > best : v < best) {
                best = v;
            }
        }
        known.put(tree.hashCode(), best);
        return best;
    }
}
