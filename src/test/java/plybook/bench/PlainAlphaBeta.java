package plybook.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.Counters;
import plybook.search.SearchResult;

/**
 * What {@link plybook.search.AlphaBeta} would be if there were no listeners: a copy, fail-soft and cut at equality, with counters,
 * principal variation and cancellation, but without a line that asks whether anybody listens. Only to measure against.
 */
final class PlainAlphaBeta<S, A> {
    private static final int NODES_BETWEEN_LOOKS = 64;

    private record Line<A>(A action, @Nullable Line<A> rest) {}

    private final Game<S, A> game;
    private final BooleanSupplier cancelled;
    private long visited;
    private long leaves;
    private long cutoffs;
    private long pruned;
    private @Nullable Line<A> lineBelow;

    PlainAlphaBeta(Game<S, A> game, BooleanSupplier cancelled) {
        this.game = game;
        this.cancelled = cancelled;
    }

    SearchResult<A> search(S state) {
        int value = value(state, -Window.INFINITY, Window.INFINITY);
        List<A> variation = new ArrayList<>();
        for (Line<A> line = lineBelow; line != null; line = line.rest()) {
            variation.add(line.action());
        }
        return new SearchResult<>(
                value,
                variation.subList(0, Math.min(1, variation.size())),
                variation,
                new Counters(visited, leaves, cutoffs, pruned));
    }

    private int value(S state, int alpha, int beta) {
        if (visited % NODES_BETWEEN_LOOKS == 0
                && (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted())) {
            throw new CancellationException();
        }
        visited++;
        lineBelow = null;
        if (game.terminal(state)) {
            leaves++;
            int value = game.utility(state);
            if (value < -Window.MAX_VALUE || value > Window.MAX_VALUE) {
                throw new IllegalStateException();
            }
            return value;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Line<A> line = null;
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            throw new IllegalStateException();
        }
        for (int i = 0; i < actions.size(); i++) {
            int value = value(game.result(state, actions.get(i)), alpha, beta);
            if (max ? value > best : value < best) {
                best = value;
                line = new Line<>(actions.get(i), lineBelow);
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    int remaining = actions.size() - i - 1;
                    if (remaining > 0) {
                        cutoffs++;
                        pruned += remaining;
                    }
                    break;
                }
            }
        }
        lineBelow = line;
        return best;
    }
}
