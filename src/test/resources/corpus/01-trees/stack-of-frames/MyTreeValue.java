// exercise: 01
// truth: right
// mistake: none; the recursion is written out with a stack of frames, and MIN's values are kept negated inside a frame.
// player: both
// style: iterative, explicit stack
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final class Frame {
        final int sign;
        final Iterator<Tree> rest;
        long best = Long.MIN_VALUE;

        Frame(Tree node) {
            sign = node.player() == Player.MIN ? -1 : 1;
            rest = node.children().iterator();
        }

        void offer(int v) {
            best = Math.max(best, (long) sign * v);
        }

        int result() {
            return (int) (sign * best);
        }
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Deque<Frame> open = new ArrayDeque<>();
        open.push(new Frame(tree));
        while (true) {
            Frame top = open.peek();
            if (top.rest.hasNext()) {
                Tree next = top.rest.next();
                if (next.isLeaf()) {
                    top.offer(next.value());
                } else {
                    open.push(new Frame(next));
                }
                continue;
            }
            open.pop();
            if (open.isEmpty()) {
                return top.result();
            }
            open.peek().offer(top.result());
        }
    }
}
