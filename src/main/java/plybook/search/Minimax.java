package plybook.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;

/**
 * Minimax: the value of a state is the best of its children's values for the player to move. It visits every node.
 *
 * <pre>
 * value(state):
 *     if state is terminal:  return utility(state)
 *     if MAX is to move:     return the largest  value(child) of its children
 *     otherwise:             return the smallest value(child) of its children
 * </pre>
 *
 * <p>Source: Russell and Norvig, "Artificial Intelligence: A Modern Approach".
 */
public final class Minimax<S, A> implements Search<S, A> {
    private final Game<S, A> game;
    private final Options<S, A> options;

    /** Makes a search to the end of the game. */
    public Minimax(Game<S, A> game) {
        this(game, Options.none());
    }

    /** Makes a search with the options. */
    public Minimax(Game<S, A> game, Options<S, A> options) {
        this.game = game;
        this.options = options;
    }

    @Override
    public SearchResult<A> search(S state) {
        Run<S, A> run = Run.of(game, options);
        List<A> best = new ArrayList<>();
        int value = value(run, state, 0, best);
        return options.allBest() ? run.result(value, best) : run.result(value);
    }

    /** @param allBest collects every best action of this node, in search order; null below the root */
    private int value(Run<S, A> run, S state, int depth, @Nullable List<A> allBest) {
        if (run.enter(state, depth, -Window.INFINITY, Window.INFINITY)) {
            return run.leave(state, run.leafValue(state), null);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Run.@Nullable Line<A> line = null;
        for (A action : run.actions(state)) {
            int value = value(run, run.forth(state, action), depth + 1, null);
            run.back();
            boolean better = max ? value > best : value < best;
            if (allBest != null && (better || value == best)) {
                if (better) {
                    allBest.clear();
                }
                allBest.add(action);
            }
            if (better) {
                best = value;
                line = run.line(action);
            }
        }
        return run.leave(state, best, line);
    }
}
