// exercise: 01
// truth: right
// mistake: -
// player: both
// style: no recursion: an explicit stack of frames, each with an iterator, and a sentinel frame at the bottom
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
    /** What one open node still has to do. MIN is treated as a MAX who wants the negative, so every frame maximises. */
    private static final class Frame {
        final int sign;
        final Iterator<Tree> rest;
        long best = Long.MIN_VALUE;

        Frame(int sign, Iterator<Tree> rest) {
            this.sign = sign;
            this.rest = rest;
        }

        void report(long value) {
            best = Math.max(best, sign * value);
        }
    }

    @Override
    public int value(Tree tree) {
        Frame bottom = new Frame(1, java.util.List.of(tree).iterator());
        Deque<Frame> open = new ArrayDeque<>();
        open.push(bottom);
        for (;;) {
            Frame top = open.element();
            if (top.rest.hasNext()) {
                Tree next = top.rest.next();
                if (next.isLeaf()) {
                    top.report(next.value());
                } else {
                    open.push(new Frame(next.player() == Player.MIN ? -1 : 1, next.children().iterator()));
                }
            } else if (open.size() == 1) {
                return (int) bottom.best;
            } else {
                open.pop();
                open.element().report(top.sign * top.best);
            }
        }
    }
}
