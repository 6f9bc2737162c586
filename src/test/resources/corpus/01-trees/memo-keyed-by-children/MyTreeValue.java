// exercise: 01
// truth: wrong
// mistake: remembers values by the list of children, so a MAX node and a MIN node with the same children share one value
// player: both
// style: recursion with a HashMap of finished nodes
// single: yes
// detail: sometimes
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return solve(tree, new HashMap<>());
    }

    private int solve(Tree tree, Map<List<Tree>, Integer> done) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer known = done.get(tree.children());
        if (known != null) {
            return known;
        }
        boolean max = tree.player() == Player.MAX;
        int result = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = solve(child, done);
            if (max && v > result || !max && v < result) {
                result = v;
            }
        }
        done.put(tree.children(), result);
        return result;
    }
}
