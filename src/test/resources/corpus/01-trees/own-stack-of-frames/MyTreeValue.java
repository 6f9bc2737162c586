// exercise: 01
// truth: wrong
// mistake: when a finished inner node is folded into its parent, the comparison asks the finished node's player instead of the parent's
// player: both
// style: no recursion, an explicit stack of frames
// single: yes
// detail: sometimes; wherever an inner node below the root has another player than its parent and a sibling
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    private static class Frame {
        final Tree node;
        int next = 0;
        Integer best = null;

        Frame(Tree node) {
            this.node = node;
        }
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(tree));
        while (true) {
            Frame top = stack.peek();
            if (top.next < top.node.children().size()) {
                Tree child = top.node.children().get(top.next++);
                if (child.isLeaf()) {
                    update(top, top.node.player(), child.value());
                } else {
                    stack.push(new Frame(child));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                update(stack.peek(), top.node.player(), top.best);
            }
        }
    }

    private static void update(Frame frame, Player player, int v) {
        if (frame.best == null) {
            frame.best = v;
        } else if (player == Player.MAX) {
            frame.best = Math.max(frame.best, v);
        } else {
            frame.best = Math.min(frame.best, v);
        }
    }
}
