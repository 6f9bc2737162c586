// exercise: 01
// truth: right
// mistake: none; it has no recursion, and remembers values by object, which is sound because a tree never changes
// player: both
// style: work list, IdentityHashMap, summaryStatistics
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
        Map<Tree, Integer> values = new IdentityHashMap<>();
        Deque<Tree> work = new ArrayDeque<>();
        work.push(root);
        while (!work.isEmpty()) {
            Tree tree = work.peek();
            if (values.containsKey(tree)) {
                work.pop();
            } else if (tree.isLeaf()) {
                values.put(work.pop(), tree.value());
            } else {
                boolean ready = true;
                for (Tree child : tree.children()) {
                    if (!values.containsKey(child)) {
                        work.push(child);
                        ready = false;
                    }
                }
                if (ready) {
                    IntSummaryStatistics all = tree.children().stream().mapToInt(values::get).summaryStatistics();
                    values.put(tree, tree.player() == Player.MAX ? all.getMax() : all.getMin());
                }
            }
        }
        return values.get(root);
    }
}
