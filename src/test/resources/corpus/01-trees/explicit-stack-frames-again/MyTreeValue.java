// exercise: 01
// truth: right
// mistake: none; no recursion at all, a stack of frames that are folded into the one below
// player: both
// style: iterative depth-first search with an ArrayDeque of frames
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** I did not trust recursion on deep trees, so here is my own stack. */
public class MyTreeValue implements TreeValueTask {

    private static final class Frame {
        final Player who;
        final Iterator<Tree> todo;
        Integer soFar = null;

        Frame(Tree node) {
            who = node.player();
            todo = node.children().iterator();
        }

        void take(int v) {
            if (soFar == null) {
                soFar = v;
            } else if (who == Player.MAX && v > soFar) {
                soFar = v;
            } else if (who == Player.MIN && v < soFar) {
                soFar = v;
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
                    top.take(next.value());
                } else {
                    stack.push(new Frame(next));
                }
                continue;
            }
            stack.pop();
            int done = top.soFar;
            if (stack.isEmpty()) {
                return done;
            }
            stack.peek().take(done);
        }
    }
}
