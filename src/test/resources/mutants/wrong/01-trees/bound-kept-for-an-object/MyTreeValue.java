// Wrong: what a node returned in a narrow window is kept as its value, and used where the very same object stands again.
// Fails first: Every small tree, and many large ones
// Says: the very same object, stands at two or more places
// Diagnosis: met-again

import java.util.IdentityHashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private Map<Tree, Integer> found = Map.of();

    @Override
    public int value(Tree tree) {
        found = new IdentityHashMap<>();
        return tree.isLeaf() ? tree.value() : search(tree, -Window.INFINITY, Window.INFINITY);
    }

    private int search(Tree node, int alpha, int beta) {
        if (found.containsKey(node)) {
            return found.get(node);
        }
        int sign = node.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        int floor = sign > 0 ? alpha : -beta;
        int ceiling = sign > 0 ? beta : -alpha;
        for (Tree child : node.children()) {
            int low = Math.max(floor, best);
            int value = child.isLeaf()
                    ? child.value()
                    : search(child, sign > 0 ? low : -ceiling, sign > 0 ? ceiling : -low);
            best = Math.max(best, sign * value);
            if (best >= ceiling) {
                break;
            }
        }
        found.put(node, sign * best);
        return sign * best;
    }
}
