// exercise: 01
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames, gains with a sign in long
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    /** An inner node on the way: what is left of it, and the best gain of its owner so far. */
    private static final class Frame {
        final Iterator<Tree> left;
        final int sign;
        long gain = Long.MIN_VALUE;

        Frame(Tree node) {
            left = node.children().iterator();
            sign = node.player() == Player.MAX ? +1 : -1;
        }
    }

    @Override
    public int value(Tree tree) {
        Deque<Frame> open = new ArrayDeque<>();
        Tree now = tree;
        while (true) {
            while (!now.isLeaf()) {
                Frame frame = new Frame(now);
                open.push(frame);
                now = frame.left.next();
            }
            long known = now.value();
            while (true) {
                if (open.isEmpty()) {
                    return (int) known;
                }
                Frame top = open.peek();
                top.gain = Math.max(top.gain, top.sign * known);
                if (top.left.hasNext()) {
                    now = top.left.next();
                    break;
                }
                known = top.sign * top.gain;
                open.pop();
            }
        }
    }
}
