// Wrong: values are remembered by the hash code of the tree.
// Fails first: Every small tree, and many large ones
// Says: the rule is the same everywhere
// Diagnosis: told-apart-by-hash

import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        known.clear();
        return best(tree);
    }

    private int best(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer before = known.get(tree.hashCode());
        if (before != null) {
            return before;
        }
        int best = best(tree.children().get(0));
        for (Tree child : tree.children()) {
            int value = best(child);
            best = tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        known.put(tree.hashCode(), best);
        return best;
    }
}
