// exercise: 01
// truth: right
// mistake: none; no recursion, a subtree object that occurs several times is worked out once, and the first value of a node is null rather than an infinity
// player: both
// style: explicit stack of frames, identity memo
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final class Frame {
        final Tree node;
        final BinaryOperator<Integer> better;
        int next;
        Integer best;

        Frame(Tree node) {
            this.node = node;
            this.better = node.player() == Player.MAX ? Math::max : Math::min;
        }
    }

    @Override
    public int value(Tree tree) {
        Map<Tree, Integer> done = new IdentityHashMap<>();
        if (tree.isLeaf()) {
            return tree.value();
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(tree));
        while (!stack.isEmpty()) {
            Frame top = stack.peek();
            if (top.next == top.node.children().size()) {
                done.put(top.node, top.best);
                stack.pop();
                continue;
            }
            Tree child = top.node.children().get(top.next);
            Integer value = child.isLeaf() ? Integer.valueOf(child.value()) : done.get(child);
            if (value == null) {
                stack.push(new Frame(child)); // comes back to this child when it is done
                continue;
            }
            top.best = top.best == null ? value : top.better.apply(top.best, value);
            top.next++;
        }
        return done.get(tree);
    }
}
