// exercise: 01
// truth: wrong
// mistake: Values are remembered under the hash code of a tree, and different trees may have the same hash code.
// player: both
// style: map of known values, computed with streams
// single: yes
// detail: when two different inner nodes of one tree have the same hash code, as ^(0 31) and ^(1 0) have; never for trees with unlike hash codes

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return look(tree, new HashMap<>());
    }

    private static int look(Tree tree, Map<Integer, Integer> known) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int key = tree.hashCode();
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        IntStream values = tree.children().stream().mapToInt(child -> look(child, known));
        int value = (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
        known.put(key, value);
        return value;
    }
}
