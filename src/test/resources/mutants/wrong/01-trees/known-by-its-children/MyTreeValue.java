// Wrong: What is known of a list of children is taken for either player.
// Fails first: The players need not take turns
// Says: expected
// Diagnosis: none

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, new HashMap<>());
    }

    private int value(Tree tree, Map<List<Tree>, Integer> known) {
        if (tree.isLeaf()) return tree.value();
        Integer before = known.get(tree.children());
        if (before != null) return before;
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = value(child, known);
            best = tree.player() == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        known.put(tree.children(), best);
        return best;
    }
}
