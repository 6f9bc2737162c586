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
 * {@link plybook.search.AlphaBeta} without listeners, to measure against: a copy of it and of its run, method by method, without the calls
 * of a listener. All else is the same, because the division of a search into methods costs more than these calls.
 */
final class PlainAlphaBeta<S, A> {
    private final Game<S, A> game;
    private final Options<S, A> options;
    private final Bounds bounds;
    private final Cutoff cutoff;

    PlainAlphaBeta(Game<S, A> game, Options<S, A> options, Bounds bounds, Cutoff cutoff) {
        this.game = game;
        this.options = options;
        this.bounds = bounds;
        this.cutoff = cutoff;
    }

    SearchResult<A> search(S state) {
        Run<S, A> run = new Run<>(game, options);
        return run.result(value(run, state, -Window.INFINITY, Window.INFINITY, 0));
    }

    private int value(Run<S, A> run, S state, int alpha, int beta, int depth) {
        if (run.enter(state, depth)) {
            int value = run.leafValue(state);
            return run.leave(bounds == Bounds.HARD ? Math.max(alpha, Math.min(value, beta)) : value, null);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = bounds == Bounds.SOFT ? (max ? -Window.INFINITY : Window.INFINITY) : (max ? alpha : beta);
        Line<A> line = null;
        List<A> actions = run.actions(state);
        for (int i = 0; i < actions.size(); i++) {
            int value = value(run, run.forth(state, actions.get(i)), alpha, beta, depth + 1);
            if (max ? value > best : value < best) {
                best = value;
                line = run.line(actions.get(i));
                int newAlpha = max ? Math.max(alpha, best) : alpha;
                int newBeta = max ? beta : Math.min(beta, best);
                if (cutoff == Cutoff.AT_EQUALITY ? newAlpha >= newBeta : newAlpha > newBeta) {
                    run.cutoff(actions, i);
                    return run.leave(bounds == Bounds.SOFT ? best : max ? beta : alpha, line);
                }
                alpha = newAlpha;
                beta = newBeta;
            }
        }
        return run.leave(best, line);
    }

    private record Line<A>(A action, @Nullable Line<A> rest) {}

    private static final class Run<S, A> {
        private static final int NODES_BETWEEN_LOOKS = 64;

        private final Game<S, A> game;
        private final Options<S, A> options;
        private final int depthLimit;

        private long visited;
        private long leaves;
        private long cutoffs;
        private long pruned;
        private boolean terminal;
        private @Nullable Line<A> lineBelow;

        Run(Game<S, A> game, Options<S, A> options) {
            this.game = game;
            this.options = options;
            this.depthLimit = options.depthLimit().orElse(Integer.MAX_VALUE);
        }

        boolean enter(S state, int depth) {
            if (visited % NODES_BETWEEN_LOOKS == 0) {
                endIfCancelled();
            }
            visited++;
            lineBelow = null;
            terminal = game.terminal(state);
            return terminal || depth == depthLimit;
        }

        private void endIfCancelled() {
            if (options.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the search was cancelled after " + visited + " nodes");
            }
        }

        int leafValue(S state) {
            leaves++;
            int value = terminal ? game.utility(state) : options.evaluation().value(state);
            if (value < -Window.MAX_VALUE || value > Window.MAX_VALUE) {
                throw new IllegalStateException((terminal ? "the utility " : "the evaluation ") + Window.text(value)
                        + " of " + state + " is beyond ±" + Window.MAX_VALUE);
            }
            return value;
        }

        List<A> actions(S state) {
            List<A> actions = game.actions(state);
            if (actions.isEmpty()) {
                throw new IllegalStateException("the game goes on, yet there is no action: " + state);
            }
            return actions;
        }

        S forth(S state, A action) {
            return game.result(state, action);
        }

        Line<A> line(A action) {
            return new Line<>(action, lineBelow);
        }

        void cutoff(List<A> actions, int lastTried) {
            int remaining = actions.size() - lastTried - 1;
            if (remaining > 0) {
                cutoffs++;
                pruned += remaining;
            }
        }

        int leave(int value, @Nullable Line<A> line) {
            lineBelow = line;
            return value;
        }

        SearchResult<A> result(int value) {
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
    }
}
