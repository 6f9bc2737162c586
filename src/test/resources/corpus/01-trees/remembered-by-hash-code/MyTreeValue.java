// exercise: 01
// truth: wrong
// mistake: values are remembered under the hash code of a tree, and two different trees can have the same one
// player: both
// style: memo in a HashMap of Integer to Integer, lambdas
// single: yes
// detail: sometimes; rare within one call, as in ^(^(1 0) ^(0 31)), which gives 1; more often the more trees the same object has seen
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer known = memo.get(tree.hashCode());
        if (known != null) {
            return known;
        }
        IntBinaryOperator better = tree.player() == Player.MAX ? Math::max : Math::min;
        int answer = tree.children().stream()
                .mapToInt(this::value)
                .reduce(better)
                .orElseThrow();
        memo.put(tree.hashCode(), answer);
        return answer;
    }
}
