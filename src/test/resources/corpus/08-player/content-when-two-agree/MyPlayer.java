// exercise: 08
// truth: wrong
// mistake: thinking ends as soon as two iterations in a row (from the third on) choose the same action, although time is left and a deeper iteration would choose another one
// player: both
// style: do and while, record of the last choice
// single: yes
import java.util.Objects;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A previous = null;
        A current = position.actions().get(0);
        int depth = 1;
        try {
            do {
                A next = choose(position, clock, depth);
                previous = current;
                current = next;
                depth++;
            } while (depth < 40 && (depth <= 3 || !Objects.equals(previous, current)));
        } catch (OutOfTime e) {
            return current;
        }
        return current;
    }

    private A choose(GivenPosition<A> p, Clock clock, int depth) {
        int sign = p.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A choice = null;
        for (A a : p.actions()) {
            p.make(a);
            int v = sign > 0
                    ? value(p, clock, depth - 1, 1, best, Window.INFINITY)
                    : -value(p, clock, depth - 1, 1, -Window.INFINITY, -best);
            p.undo();
            if (v > best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (p.terminal()) {
            return switch (Integer.signum(p.utility())) {
                case 1 -> Window.MAX_VALUE - ply;
                case -1 -> ply - Window.MAX_VALUE;
                default -> 0;
            };
        }
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        for (A a : p.actions()) {
            p.make(a);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }
}
