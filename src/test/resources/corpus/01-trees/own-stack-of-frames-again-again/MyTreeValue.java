// exercise: 01
// truth: right
// mistake: none; an explicit stack of frames instead of recursion
// player: both
// style: iterative, helper class with the next child and the best so far
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final class Frame {
        final Tree node;
        int next = 0;
        Integer best = null;

        Frame(Tree node) {
            this.node = node;
        }

        void take(int v) {
            if (best == null) {
                best = v;
            } else if (node.player() == Player.MAX) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
            }
        }
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(tree));
        while (true) {
            Frame top = stack.peek();
            if (top.next < top.node.children().size()) {
                Tree child = top.node.children().get(top.next++);
                if (child.isLeaf()) {
                    top.take(child.value());
                } else {
                    stack.push(new Frame(child));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best);
            }
        }
    }
}
