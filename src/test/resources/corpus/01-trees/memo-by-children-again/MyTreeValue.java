// exercise: 01
// truth: wrong
// mistake: values are remembered by the list of children alone, so a MAX node and a MIN node with equal children share one
// player: both
// style: HashMap as memory
// single: yes
// detail: sometimes; equal lists of children under both players, in one tree or in an earlier one
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    /** Large trees have many equal parts. */
    private final Map<List<Tree>, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer cached = known.get(tree.children());
        if (cached != null) {
            return cached;
        }
        Integer best = null;
        for (Tree child : tree.children()) {
            int v = value(child);
            boolean better = best == null || (tree.player() == Player.MAX ? v > best : v < best);
            if (better) {
                best = v;
            }
        }
        known.put(tree.children(), best);
        return best;
    }
}
