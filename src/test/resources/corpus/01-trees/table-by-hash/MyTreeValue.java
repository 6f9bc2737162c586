// exercise: 01
// truth: wrong
// mistake: Values of inner nodes are remembered under the hash code of the tree instead of the tree, so different trees with the same hash code share one value.
// player: both
// style: memo table in a field, computeIfAbsent by hand
// kind: subtle
// single: yes
// detail: Trees whose polynomial hashes collide, such as ^(0 31) and ^(1 0), or ^(31) and v(0), in one tree or asked one after the other; in small trees only with leaves about 30 apart, in large ones or over many calls also with others.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    /** Equal subtrees are worth the same, so each is worked out once. */
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int key = tree.hashCode();
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        var values = tree.children().stream().mapToInt(this::value);
        int result = tree.player() == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
        known.put(key, result);
        return result;
    }
}
