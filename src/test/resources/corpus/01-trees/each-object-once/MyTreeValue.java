// exercise: 01
// truth: wrong
// mistake: an object that was visited before is skipped without leaving a value, though the same object may be the child of several nodes
// player: both
// style: depth-first list of nodes and a stack of values, worked through from the end
// single: yes
// detail: only in trees in which one inner node's object appears at two places
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
        Set<Tree> visited = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Tree> order = new ArrayList<>();
        List<Integer> pending = new ArrayList<>();
        Deque<Tree> todo = new ArrayDeque<>();
        todo.push(root);
        while (!todo.isEmpty()) {
            Tree t = todo.pop();
            order.add(t);
            int open = 0;
            for (Tree c : t.children()) {
                if (c.isLeaf() || visited.add(c)) {
                    todo.push(c);
                    open++;
                }
            }
            pending.add(open);
        }

        Deque<Integer> values = new ArrayDeque<>();
        for (int i = order.size() - 1; i >= 0; i--) {
            Tree t = order.get(i);
            if (t.isLeaf()) {
                values.push(t.value());
                continue;
            }
            int best = t.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (int k = 0; k < pending.get(i); k++) {
                int v = values.pop();
                best = t.player() == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            }
            values.push(best);
        }
        return values.pop();
    }
}
