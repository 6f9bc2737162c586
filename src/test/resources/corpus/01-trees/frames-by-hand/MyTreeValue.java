// exercise: 01
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames, values folded upwards, shared subtrees remembered by identity
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final class Frame {
        final Tree tree;
        final int sign;
        final Iterator<Tree> rest;
        int best = -Window.INFINITY; // in the view of whoever moves here

        Frame(Tree tree) {
            this.tree = tree;
            this.sign = tree.player() == Player.MIN ? -1 : 1;
            this.rest = tree.children().iterator();
        }
    }

    @Override
    public int value(Tree root) {
        if (root.isLeaf()) {
            return root.value();
        }
        Map<Tree, Integer> seen = new IdentityHashMap<>();
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(root));
        while (true) {
            Frame top = stack.peek();
            if (top.rest.hasNext()) {
                Tree child = top.rest.next();
                Integer known = child.isLeaf() ? Integer.valueOf(child.value()) : seen.get(child);
                if (known == null) {
                    stack.push(new Frame(child));
                } else {
                    top.best = Math.max(top.best, top.sign * known);
                }
                continue;
            }
            stack.pop();
            int done = top.sign * top.best;
            if (stack.isEmpty()) {
                return done;
            }
            seen.put(top.tree, done);
            Frame above = stack.peek();
            above.best = Math.max(above.best, above.sign * done);
        }
    }
}
