// exercise: 08
// truth: wrong
// mistake: the move to play is a field that changes within an iteration, and the iteration does not begin with the best move of the one before
// player: both
// style: fields, exception, killers
// single: yes
// detail: whenever an iteration is cut off after its first action
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private A bestMove;
    private final Map<Integer, A> killer = new HashMap<>();

    private static class TimeUp extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = position.actions();
        bestMove = actions.get(0);
        killer.clear();
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int value = root(position, clock, actions, depth);
                if (Math.abs(value) > 999_900) break;
            }
        } catch (TimeUp e) {
            // time is over
        }
        return bestMove;
    }

    private int root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                bestMove = a;
            }
            if (!max && v < beta) {
                beta = v;
                bestMove = a;
            }
        }
        return max ? alpha : beta;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TimeUp();
        if (position.terminal()) {
            int u = position.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        A k = killer.get(ply);
        if (k != null && actions.remove(k)) actions.add(0, k);
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : actions) {
                position.make(a);
                best = Math.max(best, alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    killer.put(ply, a);
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            best = Math.min(best, alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta));
            position.undo();
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
