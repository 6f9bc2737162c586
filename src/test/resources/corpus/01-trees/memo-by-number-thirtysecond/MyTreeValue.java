// exercise: 01
// truth: wrong
// mistake: values of subtrees are remembered under the hash code of the subtree, and two different subtrees may have the same hash code
// player: both
// style: recursion with a table of known subtrees, streams
// kind: subtle
// single: yes
// detail: two different inner nodes of one tree with the same hash code, such as ^(0 31) and ^(1 0)
import java.util.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return solve(tree, new HashMap<>());
    }

    /** The same subtree may come up many times, so each is worked out once. */
    private static int solve(Tree tree, Map<Integer, Integer> table) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer key = tree.hashCode();
        if (table.containsKey(key)) {
            return table.get(key);
        }
        IntStream values = tree.children().stream().mapToInt(child -> solve(child, table));
        int result = tree.player() == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
        table.put(key, result);
        return result;
    }
}
