// exercise: 08
// truth: wrong
// mistake: the clock is asked only between two actions at the root, so a deep subtree is searched long after the time is over
// player: both
// style: clock in the root loop
// kind: slip
// single: yes
// detail: late by a whole subtree, more than 2,000 moves, from four or five plies on
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> cutters;

    @Override
    public A move(GivenPosition<A> game, Clock clock) {
        cutters = new HashMap<>();
        List<A> moves = new ArrayList<>(game.actions());
        boolean max = game.player() == Player.MAX;
        A answer = moves.get(0);
        for (int depth = 1; depth <= 40; depth++) {
            A best = null;
            int bestValue = max ? -Window.INFINITY : Window.INFINITY;
            for (A move : moves) {
                if (clock.isUp()) {
                    return answer;
                }
                game.make(move);
                int v = max ? minimize(game, depth - 1, 1, bestValue, Window.INFINITY) : maximize(game, depth - 1, 1, -Window.INFINITY, bestValue);
                game.undo();
                if (best == null || (max ? v > bestValue : v < bestValue)) {
                    best = move;
                    bestValue = v;
                }
            }
            answer = best;
            moves.remove(best);
            moves.add(0, best);
            if (Math.abs(bestValue) > 500000) {
                return answer;
            }
        }
        return answer;
    }

    private int stop(GivenPosition<A> game, int ply) {
        if (!game.terminal()) {
            return game.evaluation();
        }
        int u = game.utility();
        return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
    }

    private List<A> sorted(GivenPosition<A> game) {
        return game.actions().stream().sorted(Comparator.comparingInt(a -> -cutters.getOrDefault(a, 0))).toList();
    }

    private int maximize(GivenPosition<A> game, int depth, int ply, int alpha, int beta) {
        if (depth == 0 || game.terminal()) {
            return stop(game, ply);
        }
        if (game.player() == Player.MIN) {
            return minimize(game, depth, ply, alpha, beta);
        }
        int best = -Window.INFINITY;
        for (A move : sorted(game)) {
            game.make(move);
            best = Math.max(best, minimize(game, depth - 1, ply + 1, Math.max(alpha, best), beta));
            game.undo();
            if (best >= beta) {
                cutters.merge(move, depth, Integer::sum);
                return best;
            }
        }
        return best;
    }

    private int minimize(GivenPosition<A> game, int depth, int ply, int alpha, int beta) {
        if (depth == 0 || game.terminal()) {
            return stop(game, ply);
        }
        if (game.player() == Player.MAX) {
            return maximize(game, depth, ply, alpha, beta);
        }
        int best = Window.INFINITY;
        for (A move : sorted(game)) {
            game.make(move);
            best = Math.min(best, maximize(game, depth - 1, ply + 1, alpha, Math.min(beta, best)));
            game.undo();
            if (best <= alpha) {
                cutters.merge(move, depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
