package plybook.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Counters;
import plybook.search.Options;
import plybook.search.SearchResult;

/**
 * What {@link plybook.search.AlphaBeta} would be if there were no listeners: a copy with the same choices, counters, principal
 * variation and cancellation, but without a line that asks whether anybody listens. Only to measure against.
 */
final class PlainAlphaBeta<S, A> {
    private static final int NODES_BETWEEN_LOOKS = 64;

    private record Line<A>(A action, @Nullable Line<A> rest) {}

    private final Game<S, A> game;
    private final Options<S, A> options;
    private final Bounds bounds;
    private final Cutoff cutoff;
    private final int depthLimit;
    private long visited;
    private long leaves;
    private long cutoffs;
    private long pruned;
    private @Nullable Line<A> lineBelow;

    PlainAlphaBeta(Game<S, A> game, Options<S, A> options, Bounds bounds, Cutoff cutoff) {
        this.game = game;
        this.options = options;
        this.bounds = bounds;
        this.cutoff = cutoff;
        this.depthLimit = options.depthLimit().orElse(Integer.MAX_VALUE);
    }

    SearchResult<A> search(S state) {
        int value = value(state, -Window.INFINITY, Window.INFINITY, 0);
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

    private int value(S state, int alpha, int beta, int depth) {
        if (visited % NODES_BETWEEN_LOOKS == 0
                && (options.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted())) {
            throw new CancellationException("the search was cancelled after " + visited + " nodes");
        }
        visited++;
        lineBelow = null;
        boolean terminal = game.terminal(state);
        if (terminal || depth == depthLimit) {
            leaves++;
            int value = terminal ? game.utility(state) : options.evaluation().value(state);
            if (value < -Window.MAX_VALUE || value > Window.MAX_VALUE) {
                throw new IllegalStateException(value + " of " + state + " is beyond ±" + Window.MAX_VALUE);
            }
            return bounds == Bounds.HARD ? Math.max(alpha, Math.min(value, beta)) : value;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = bounds == Bounds.SOFT ? (max ? -Window.INFINITY : Window.INFINITY) : (max ? alpha : beta);
        Line<A> line = null;
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            throw new IllegalStateException("the game goes on, yet there is no action: " + state);
        }
        for (int i = 0; i < actions.size(); i++) {
            int value = value(game.result(state, actions.get(i)), alpha, beta, depth + 1);
            if (max ? value > best : value < best) {
                best = value;
                line = new Line<>(actions.get(i), lineBelow);
                int newAlpha = max ? Math.max(alpha, best) : alpha;
                int newBeta = max ? beta : Math.min(beta, best);
                if (cutoff == Cutoff.AT_EQUALITY ? newAlpha >= newBeta : newAlpha > newBeta) {
                    int remaining = actions.size() - i - 1;
                    if (remaining > 0) {
                        cutoffs++;
                        pruned += remaining;
                    }
                    lineBelow = line;
                    return bounds == Bounds.SOFT ? best : max ? beta : alpha;
                }
                alpha = newAlpha;
                beta = newBeta;
            }
        }
        lineBelow = line;
        return best;
    }
}
