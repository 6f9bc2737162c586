// exercise: 08
// truth: wrong
// mistake: plays the best action of the iteration that the clock has cut off; the actions are tried in the given order, not the last best one first
// player: both
// style: field for the best move
// single: yes
// detail: -
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A bestMove;

    @SuppressWarnings("serial")
    private static class Timeout extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = position.actions();
        bestMove = actions.get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                root(position, clock, actions, depth);
            }
        } catch (Timeout t) {
            // play what we have
        }
        return bestMove;
    }

    private void root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = alphaBeta(position, clock, depth - 1, alpha, beta, 1);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                bestMove = a;
            } else if (!max && v < beta) {
                beta = v;
                bestMove = a;
            }
        }
    }

    private int alphaBeta(GivenPosition<A> p, Clock clock, int depth, int alpha, int beta, int ply) {
        if (clock.isUp()) throw new Timeout();
        if (p.terminal()) return p.utility() - Integer.signum(p.utility()) * ply;
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            int v = alphaBeta(p, clock, depth - 1, alpha, beta, ply + 1);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
}
