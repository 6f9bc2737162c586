// exercise: 01
// truth: wrong
// mistake: results are remembered under tree.hashCode(), and different trees can have the same hash code: the second one gets the value of the first, as in ((1 -11) (0 20)), where both children hash alike and the answer is -11 instead of 0
// player: both
// style: memoisation with computeIfAbsent-like map, over-engineer
// single: yes
// detail: shows on some trees only; leaves are not remembered
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Minimax with memoization: equal subtrees are computed only once. */
public class MyTreeValue implements TreeValueTask {
    private final Map<Integer, Integer> cache = new HashMap<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int key = tree.hashCode();
        if (cache.containsKey(key)) {
            return cache.get(key);
        }
        int result = tree.children().stream()
                .map(this::value)
                .reduce(tree.player() == Player.MAX ? Math::max : Math::min)
                .orElseThrow();
        cache.put(key, result);
        return result;
    }
}
