// exercise: 01
// truth: wrong
// mistake: values are remembered under the hash code of a subtree, and different subtrees with the same hash code share one value
// player: both
// style: memo in a map made for each call, computed values as streams
// single: yes
// detail: sometimes; two subtrees of one tree must have the same hash code, e.g. ^(v(1 40) v(2 9)) gives 1 instead of 2
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return new Solver().solve(tree);
    }

    private static final class Solver {
        private final Map<Integer, Integer> known = new HashMap<>();

        int solve(Tree tree) {
            if (tree.isLeaf()) {
                return tree.value();
            }
            int key = tree.hashCode();
            Integer before = known.get(key);
            if (before != null) {
                return before;
            }
            IntStream values = tree.children().stream().mapToInt(this::solve);
            int result = (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
            known.put(key, result);
            return result;
        }
    }
}
