// exercise: 01
// truth: right
// mistake: none; no recursion but a stack of frames, and a best that starts at the ends of the promised range
// player: both
// style: iterative with an explicit stack and a helper class
// single: yes
// detail: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final int LIMIT = 1_000_000;

    private static final class Frame {
        final boolean max;
        final Iterator<Tree> rest;
        int best;

        Frame(Tree node) {
            max = node.player().equals(Player.MAX);
            rest = node.children().iterator();
            best = max ? -LIMIT : LIMIT;
        }

        void offer(int v) {
            if (max ? v > best : v < best) best = v;
        }
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(tree));
        while (true) {
            Frame top = stack.peek();
            if (top.rest.hasNext()) {
                Tree next = top.rest.next();
                if (next.isLeaf()) {
                    top.offer(next.value());
                } else {
                    stack.push(new Frame(next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) return top.best;
                stack.peek().offer(top.best);
            }
        }
    }
}
