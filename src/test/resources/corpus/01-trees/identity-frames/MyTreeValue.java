// exercise: 01
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames with a sign per frame, and an identity map of finished nodes
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    /** A node that is not finished. Everything in it is seen by the player who moves there, so the largest is always wanted. */
    private static final class Frame {
        final Tree node;
        final List<Tree> children;
        final int sign;
        int next;
        int best = -Window.INFINITY;

        Frame(Tree node) {
            this.node = node;
            this.children = node.children();
            this.sign = node.player() == Player.MAX ? 1 : -1;
        }

        boolean done() {
            return next == children.size();
        }

        Tree child() {
            return children.get(next);
        }

        void take(int value) {
            int seen = sign * value;
            if (seen > best) {
                best = seen;
            }
            next++;
        }
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        // by identity: what has been worked out for an object holds wherever the object turns up again
        Map<Tree, Integer> finished = new IdentityHashMap<>();
        Deque<Frame> line = new ArrayDeque<>();
        line.push(new Frame(tree));
        while (!line.isEmpty()) {
            Frame top = line.peek();
            if (top.done()) {
                finished.put(top.node, top.sign * top.best);
                line.pop();
                continue;
            }
            Tree child = top.child();
            Integer known = child.isLeaf() ? Integer.valueOf(child.value()) : finished.get(child);
            if (known != null) {
                top.take(known);
            } else {
                line.push(new Frame(child));
            }
        }
        return finished.get(tree);
    }
}
