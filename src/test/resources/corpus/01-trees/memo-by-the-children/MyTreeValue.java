// exercise: 01
// truth: wrong
// mistake: the memo's key is the list of children alone, so a MAX node and a MIN node with equal children get the same value
// kind: subtle
// player: both
// style: recursion with a memo table, new for each call
// single: yes
// detail: only in trees that hold ^(…) and v(…) with the same children
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, new HashMap<>());
    }

    private int value(Tree tree, Map<List<Tree>, Integer> known) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Integer before = known.get(tree.children());
        if (before != null) {
            return before;
        }
        int best = value(tree.children().get(0), known);
        for (Tree child : tree.children()) {
            int value = value(child, known);
            if (tree.player() == Player.MAX ? value > best : value < best) {
                best = value;
            }
        }
        known.put(tree.children(), best);
        return best;
    }
}
