// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the estimate as if it were a value, and the move of that iteration is played
// player: both
// style: negamax with a record for move and score, while loop on the clock
// kind: slip
// single: yes
// detail: whenever the clock ends an iteration: values from the middle of a subtree are compared with others
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    record Scored<A>(A move, int score) {}

    private static final int INF = 9_999_999;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        int depth = 1;
        while (!clock.isUp() && depth <= 60) {
            Scored<A> scored = iteration(position, clock, moves, depth);
            answer = scored.move();
            moves.remove(answer);
            moves.add(0, answer);
            depth++;
        }
        return answer;
    }

    private Scored<A> iteration(GivenPosition<A> p, Clock clock, List<A> moves, int depth) {
        Scored<A> best = null;
        int sign = sign(p);
        for (A m : moves) {
            p.make(m);
            int alpha = best == null ? -INF : best.score();
            int s = sign * negamax(p, clock, depth - 1, 1, sign > 0 ? alpha : -INF, sign > 0 ? INF : -alpha);
            p.undo();
            if (best == null || s > best.score()) {
                best = new Scored<>(m, s);
            }
        }
        return best;
    }

    private static int sign(GivenPosition<?> p) {
        return p.player() == Player.MAX ? 1 : -1;
    }

    /** The value to MAX, found by looking from the side to move. */
    private int negamax(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return p.evaluation();
        }
        int sign = sign(p);
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int best = -INF;
        for (A m : p.actions()) {
            p.make(m);
            int bound = Math.max(low, best);
            int s = sign * negamax(p, clock, depth - 1, ply + 1, sign > 0 ? bound : -high, sign > 0 ? high : -bound);
            p.undo();
            best = Math.max(best, s);
            if (best >= high) {
                break;
            }
        }
        return sign * best;
    }
}
