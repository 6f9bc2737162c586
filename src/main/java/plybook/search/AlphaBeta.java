package plybook.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;

/**
 * Alpha-beta: minimax that leaves a node as soon as its remaining children cannot change the result.
 *
 * <pre>
 * value(state, α, β):                                  MAX is already guaranteed α, MIN can keep MAX to β
 *     if state is terminal:  return utility(state)
 *     best = −∞ if MAX is to move, otherwise +∞
 *     for each child:
 *         v = value(child, α, β)
 *         if MAX is to move:  best = max(best, v);  α = max(α, best)
 *         otherwise:          best = min(best, v);  β = min(β, best)
 *         if α ≥ β:  cut: try no more children
 *     return best
 * </pre>
 *
 * <p>That is {@link Bounds#SOFT} with {@link Cutoff#AT_EQUALITY}; the other choices are described with these names.
 *
 * <p>Source: Knuth and Moore, "An analysis of alpha-beta pruning", 1975; fail-soft: Fishburn 1983.
 */
public final class AlphaBeta<S, A> implements Search<S, A> {
    /** The value that a node returns if its true value lies outside the window. */
    public enum Bounds {
        /** Fail-soft: the best value found, which bounds the true one more tightly than the window does. */
        SOFT,
        /** Fail-hard: the bound of the window that was passed; leaves too are clamped to their window. */
        HARD,
        /** Fail-hard for inner nodes, but leaves return their value as it is. A well-known lecture's pseudocode does this. */
        HARD_BUT_LEAVES
    }

    /** The condition under which a node is cut. */
    public enum Cutoff {
        /** Cuts at α ≥ β: an equal value cannot change the parent's choice either. */
        AT_EQUALITY,
        /** Cuts only at α &gt; β. This is sound, but it prunes hardly anything in games with few different values. */
        BEYOND_EQUALITY
    }

    private final Game<S, A> game;
    private final Options<S, A> options;
    private final Bounds bounds;
    private final Cutoff cutoff;

    /** Makes a fail-soft search that cuts at equality and goes to the end of the game. */
    public AlphaBeta(Game<S, A> game) {
        this(game, Options.none());
    }

    /** Makes a fail-soft search that cuts at equality. */
    public AlphaBeta(Game<S, A> game, Options<S, A> options) {
        this(game, options, Bounds.SOFT, Cutoff.AT_EQUALITY);
    }

    /** Makes a search in one of the six variants. */
    public AlphaBeta(Game<S, A> game, Options<S, A> options, Bounds bounds, Cutoff cutoff) {
        this.game = game;
        this.options = options;
        this.bounds = bounds;
        this.cutoff = cutoff;
    }

    @Override
    public SearchResult<A> search(S state) {
        return search(state, Window.FULL);
    }

    /**
     * Searches with a window that may be narrow. The value is exact if it lies inside the window. Otherwise it is a bound on the true
     * value, on the same side of the window, and the actions are only those that led to the bound. Fail-hard returns no action if no
     * child reached the window.
     *
     * @throws IllegalArgumentException if the window is closed, or if it is narrow and all best actions are wanted
     * @throws java.util.concurrent.CancellationException if the search was cancelled before it was done
     */
    public SearchResult<A> search(S state, Window window) {
        if (window.closed()) {
            throw new IllegalArgumentException("no value lies in " + window + ": alpha must be less than beta");
        }
        Run<S, A> run = Run.of(game, options);
        if (!options.allBest()) {
            return run.result(value(run, state, window.alpha(), window.beta(), 0));
        }
        if (!window.equals(Window.FULL)) {
            throw new IllegalArgumentException("all best actions need the full window, not " + window);
        }
        return allBest(run, state);
    }

    private int value(Run<S, A> run, S state, int alpha, int beta, int depth) {
        if (run.enter(state, depth, alpha, beta)) {
            int value = run.leafValue(state);
            return run.leave(state, bounds == Bounds.HARD ? Math.max(alpha, Math.min(value, beta)) : value, null);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = bounds == Bounds.SOFT ? (max ? -Window.INFINITY : Window.INFINITY) : (max ? alpha : beta);
        Run.@Nullable Line<A> line = null;
        List<A> actions = run.actions(state);
        for (int i = 0; i < actions.size(); i++) {
            int value = value(run, run.forth(state, actions.get(i)), alpha, beta, depth + 1);
            run.back();
            if (max ? value > best : value < best) {
                best = value;
                line = run.line(actions.get(i));
                int newAlpha = max ? Math.max(alpha, best) : alpha;
                int newBeta = max ? beta : Math.min(beta, best);
                run.narrow(state, alpha, beta, newAlpha, newBeta);
                if (cutoff == Cutoff.AT_EQUALITY ? newAlpha >= newBeta : newAlpha > newBeta) {
                    run.cutoff(state, newAlpha, newBeta, actions, i);
                    return run.leave(state, bounds == Bounds.SOFT ? best : max ? beta : alpha, line);
                }
                alpha = newAlpha;
                beta = newBeta;
            }
        }
        return run.leave(state, best, line);
    }

    /**
     * Searches the root and collects every action that is as good as the best. A child that is cut returns a bound, which may equal the
     * best value although the child's own value is worse. So each child gets a window that is wider by one, which makes ties exact.
     */
    private SearchResult<A> allBest(Run<S, A> run, S root) {
        int infinity = Window.INFINITY;
        List<A> allBest = new ArrayList<>();
        if (run.enter(root, 0, -infinity, infinity)) {
            return run.result(run.leave(root, run.leafValue(root), null), allBest);
        }
        boolean max = game.player(root) == Player.MAX;
        int best = max ? -infinity : infinity;
        Run.@Nullable Line<A> line = null;
        for (A action : run.actions(root)) {
            int alpha = max && !allBest.isEmpty() ? best - 1 : -infinity;
            int beta = !max && !allBest.isEmpty() ? best + 1 : infinity;
            int value = value(run, run.forth(root, action), alpha, beta, 1);
            run.back();
            if (max ? value > best : value < best) {
                best = value;
                line = run.line(action);
                allBest.clear();
                run.narrow(root, alpha, beta, max ? best - 1 : alpha, max ? beta : best + 1);
            }
            if (value == best) {
                allBest.add(action);
            }
        }
        run.leave(root, best, line);
        return run.result(best, allBest);
    }
}
