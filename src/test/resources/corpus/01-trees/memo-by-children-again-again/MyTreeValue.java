// exercise: 01
// truth: wrong
// mistake: values are remembered under the list of children without the player, so a MIN node with the same children as an earlier MAX node gets its value
// player: both
// style: memoised in a HashMap, streams
// single: yes
// detail: sometimes; needs a MAX and a MIN node with equal children, such as ^(v(1 2) ^(1 2)), or two calls
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private final Map<List<Tree>, Integer> memo = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer known = memo.get(tree.children());
        if (known != null) {
            return known;
        }
        IntStream values = tree.children().stream().mapToInt(this::value);
        int result = tree.player() == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
        memo.put(tree.children(), result);
        return result;
    }
}
