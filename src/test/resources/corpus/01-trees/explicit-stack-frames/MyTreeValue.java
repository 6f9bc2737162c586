// exercise: 01
// truth: right
// mistake: none; no recursion at all, frames on a stack of its own
// player: both
// style: iterative with a deque of frames
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** I did not want to overflow the stack, so there is no recursion here. */
public class MyTreeValue implements TreeValueTask {

    private static class Frame {
        final boolean maximizing;
        final Iterator<Tree> todo;
        Integer best;

        Frame(Tree t) {
            maximizing = t.player() == Player.MAX;
            todo = t.children().iterator();
        }

        void offer(int v) {
            if (best == null) {
                best = v;
            } else if (maximizing && v > best) {
                best = v;
            } else if (!maximizing && v < best) {
                best = v;
            }
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
            if (top.todo.hasNext()) {
                Tree next = top.todo.next();
                if (next.isLeaf()) {
                    top.offer(next.value());
                } else {
                    stack.push(new Frame(next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().offer(top.best);
            }
        }
    }
}
