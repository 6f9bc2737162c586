// exercise: 01
// truth: wrong
// mistake: known values are kept under the hash code and the size of a tree, and two different subtrees of one tree can have both in common, so one gets the value of the other
// player: both
// style: recursion with a memo keyed by a long, helper method reduce over an IntStream
// kind: subtle
// single: yes
// detail: only when two different inner nodes of the same tree have the same hash code, as ^(0 31) and ^(1 0): values at least 31 apart, and the one met first has another value; v(^(0 31) ^(1 0)) is 31 instead of 1
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, new HashMap<>());
    }

    private int value(Tree tree, Map<Long, Integer> known) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        // equal subtrees are met again and again; no need to work them out twice
        long key = (long) tree.hashCode() << 32 | tree.nodes();
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        int[] values = new int[tree.children().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(tree.children().get(i), known);
        }
        int value = choose(tree.player(), values);
        known.put(key, value);
        return value;
    }

    private static int choose(Player player, int[] values) {
        IntStream all = IntStream.of(values);
        return (player == Player.MAX ? all.max() : all.min()).getAsInt();
    }
}
