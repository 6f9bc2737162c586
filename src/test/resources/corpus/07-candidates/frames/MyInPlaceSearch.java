// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: a hand-made stack of frames with iterators, one undo in one place
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final class Frame {
        final Player who;
        final Iterator<A> rest;
        int a;
        int b;
        int best;

        Frame(Position<A> p, int a, int b) {
            this.a = a;
            this.b = b;
            if (p.terminal()) {
                who = null;
                rest = Collections.emptyIterator();
                best = p.utility();
            } else {
                who = p.player();
                rest = p.actions().iterator();
                best = who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            }
        }

        boolean done() {
            return a >= b || !rest.hasNext();
        }

        void hear(int v) {
            switch (who) {
                case MAX -> a = Math.max(a, best = Math.max(best, v));
                case MIN -> b = Math.min(b, best = Math.min(best, v));
            }
        }
    }

    @Override
    public int value(Position<A> p, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(p, alpha, beta));
        for (;;) {
            Frame top = stack.peek();
            if (!top.done()) {
                p.make(top.rest.next());
                stack.push(new Frame(p, top.a, top.b));
                continue;
            }
            stack.pop();
            if (stack.isEmpty()) {
                return top.best;
            }
            p.undo();
            stack.peek().hear(top.best);
        }
    }
}
