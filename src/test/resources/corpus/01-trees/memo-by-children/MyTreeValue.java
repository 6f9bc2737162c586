// exercise: 01
// truth: wrong
// mistake: The memory is keyed by the list of children alone, so a MAX node and a MIN node with the same children get the same value.
// player: both
// style: recursion with a HashMap memo, switch expression
// single: yes
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return solve(tree, new HashMap<>());
    }

    private int solve(Tree tree, Map<List<Tree>, Integer> seen) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> kids = tree.children();
        Integer known = seen.get(kids);
        if (known != null) {
            return known;
        }
        int best = solve(kids.get(0), seen);
        for (Tree kid : kids.subList(1, kids.size())) {
            int v = solve(kid, seen);
            best = switch (tree.player()) {
                case MAX -> Math.max(best, v);
                case MIN -> Math.min(best, v);
            };
        }
        seen.put(kids, best);
        return best;
    }
}
