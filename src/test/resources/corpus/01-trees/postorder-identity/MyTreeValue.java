// exercise: 01
// truth: right
// mistake: -
// player: both
// style: explicit stack, two visits per node, IdentityHashMap of values
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        // One object is worth the same wherever it hangs, so each is settled once.
        Map<Tree, Integer> settled = new IdentityHashMap<>();
        Deque<Tree> open = new ArrayDeque<>();
        open.push(tree);
        while (!open.isEmpty()) {
            Tree here = open.peek();
            if (here.isLeaf()) {
                settled.put(here, here.value());
                open.pop();
                continue;
            }
            int before = open.size();
            for (Tree child : here.children()) {
                if (!settled.containsKey(child)) {
                    open.push(child);
                }
            }
            if (open.size() == before) {
                int sign = here.player() == Player.MAX ? 1 : -1;
                long best = Long.MIN_VALUE;
                for (Tree child : here.children()) {
                    best = Math.max(best, (long) sign * settled.get(child));
                }
                settled.put(here, (int) (sign * best));
                open.pop();
            }
        }
        return settled.get(tree);
    }
}
