// exercise: 04
// truth: wrong
// mistake: MTD driver: the loop ends when the bounds are one apart (lower + 1 >= upper) instead of when they meet, so the value may be one too large.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> cache = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        cache.clear();
        int lower = Math.max(alpha, -Window.MAX_VALUE - 1);
        int upper = Math.min(beta, Window.MAX_VALUE + 1);
        // zero-window searches until the bounds meet
        while (lower + 1 < upper) {
            int guess = upper;
            int g = test(game, state, guess - 1, guess);
            if (g < guess) upper = g;
            else lower = g;
            if (lower >= upper) return lower;
        }
        return upper;
    }

    private int test(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return cache.computeIfAbsent(state, game::utility);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = test(game, game.result(state, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }

    private int plain(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = plain(game, game.result(state, a), alpha, beta);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = plain(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
