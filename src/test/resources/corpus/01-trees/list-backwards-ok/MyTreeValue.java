// exercise: 01
// truth: right
// mistake: none
// player: both
// style: explicit stack, two lists in step, no recursion
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        // Every node before those below it; backwards, every node after those below it.
        List<Tree> order = new ArrayList<>();
        Deque<Tree> todo = new ArrayDeque<>();
        todo.push(tree);
        while (!todo.isEmpty()) {
            Tree node = todo.pop();
            order.add(node);
            node.children().forEach(todo::push);
        }
        Map<Tree, Integer> values = new IdentityHashMap<>();
        for (int i = order.size() - 1; i >= 0; i--) {
            Tree node = order.get(i);
            values.put(node, node.isLeaf() ? Integer.valueOf(node.value()) : best(node, values));
        }
        return values.get(tree);
    }

    private Integer best(Tree node, Map<Tree, Integer> values) {
        Integer best = null;
        for (Tree child : node.children()) {
            Integer v = values.get(child);
            if (best == null || (node.player() == Player.MAX ? v > best : v < best)) {
                best = v;
            }
        }
        return best;
    }
}
