// exercise: 01
// truth: right
// mistake: none; no recursion: a node goes back on the stack until the values of all its children are known; shared objects are worked out once
// player: both
// style: explicit stack, identity memo, nulls
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        Map<Tree, Integer> known = new IdentityHashMap<>();
        Deque<Tree> todo = new ArrayDeque<>();
        todo.push(tree);
        while (known.get(tree) == null) {
            Tree node = todo.peek();
            if (node.isLeaf()) {
                known.put(node, node.value());
                todo.pop();
                continue;
            }
            Collection<Integer> values = new TreeSet<>();
            boolean missing = false;
            for (Tree child : node.children()) {
                Integer value = known.get(child);
                if (value == null) {
                    todo.push(child);
                    missing = true;
                } else {
                    values.add(value);
                }
            }
            if (!missing) {
                known.put(node, node.player() == Player.MIN ? Collections.min(values) : Collections.max(values));
                todo.pop();
            }
        }
        return known.get(tree);
    }
}
