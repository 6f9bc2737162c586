// exercise: 01
// truth: wrong
// mistake: it prunes and remembers the values of subtrees by object, but a subtree that was cut is remembered with its bound as if that were its value
// player: both
// style: alpha-beta with an IdentityHashMap, new for each call
// kind: subtle
// single: yes
// detail: only where one and the same object hangs at two places of a tree, was cut at the first place and has a wider window at the second
import java.util.IdentityHashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Equal subtrees may be the same object, so each object is worked out only once. What cannot matter is skipped. */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return new Search().value(tree, -Window.INFINITY, Window.INFINITY);
    }

    private static final class Search {
        private final Map<Tree, Integer> known = new IdentityHashMap<>();

        int value(Tree tree, int low, int high) {
            if (tree.isLeaf()) {
                return tree.value();
            }
            Integer before = known.get(tree);
            if (before != null) {
                return before;
            }
            boolean max = tree.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (Tree child : tree.children()) {
                if (max) {
                    best = Math.max(best, value(child, Math.max(low, best), high));
                    if (best >= high) {
                        break;
                    }
                } else {
                    best = Math.min(best, value(child, low, Math.min(high, best)));
                    if (best <= low) {
                        break;
                    }
                }
            }
            known.put(tree, best);
            return best;
        }
    }
}
