// exercise: 05
// truth: right
// mistake: none; bestAction guesses the value with null windows from 0 on (MTD-f), then looks for an action that holds it, and asks every leaf once at most
// player: both
// style: MTD(f) with a cache of leaves, window clipped to the values that can be
// single: yes
// detail: no leaf is asked twice in a call
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return game.terminal(state)
                ? game.utility(state)
                : depth == 0
                        ? evaluation.value(state)
                        : game.actions(state).stream()
                                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                                .reduce(game.player(state) == Player.MAX ? Math::max : Math::min)
                                .orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        // nothing is worth more than MAX_VALUE: the first such child ends a node
        int low = Math.max(alpha, -Window.MAX_VALUE);
        int high = Math.min(beta, Window.MAX_VALUE);
        if (low < high) {
            return new Leaves<>(game, evaluation).value(state, depth, low, high);
        }
        return new Leaves<>(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        Leaves<S, A> leaves = new Leaves<>(game, evaluation);
        int low = -Window.MAX_VALUE;
        int high = Window.MAX_VALUE;
        int guess = 0;
        while (low < high) {
            int beta = guess == low ? guess + 1 : guess;
            guess = leaves.value(state, depth, beta - 1, beta);
            if (guess < beta) {
                high = guess;
            } else {
                low = guess;
            }
        }
        int value = guess;
        for (A action : actions) {
            S child = game.result(state, action);
            boolean holds = max
                    ? leaves.value(child, depth - 1, value - 1, value) >= value
                    : leaves.value(child, depth - 1, value, value + 1) <= value;
            if (holds) {
                return action;
            }
        }
        throw new IllegalStateException("some action must be worth " + value);
    }

    private static final class Leaves<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<S, Integer> known = new HashMap<>();

        Leaves(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return known.computeIfAbsent(state, game::utility);
            }
            if (depth == 0) {
                return known.computeIfAbsent(state, evaluation::value);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action), depth - 1, alpha, beta);
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }
}
