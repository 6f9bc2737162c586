// exercise: 01
// truth: wrong
// mistake: values are remembered by the list of children only, so a MIN node with the same children as an earlier MAX node gets MAX's value (and the other way round)
// kind: subtle
// player: both
// style: memo table (HashMap) made anew for each call
// single: yes
// detail: needs equal lists of children below a MAX and a MIN node of one tree
import java.util.HashMap;
import java.util.List;
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
        private final Map<List<Tree>, Integer> known = new HashMap<>();

        int of(Tree tree) {
            if (tree.isLeaf()) {
                return tree.value();
            }
            List<Tree> children = tree.children();
            Integer before = known.get(children);
            if (before != null) {
                return before;
            }
            Integer best = null;
            for (Tree child : children) {
                int value = of(child);
                if (best == null) {
                    best = value;
                } else if (tree.player() == Player.MAX) {
                    best = Math.max(best, value);
                } else {
                    best = Math.min(best, value);
                }
            }
            known.put(children, best);
            return best;
        }
    }
}
