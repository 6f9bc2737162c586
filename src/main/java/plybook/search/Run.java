package plybook.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plybook.game.Game;
import plybook.game.Window;

/**
 * The state that every depth-first search keeps while it runs: the counters, the principal variation, and the check for
 * cancellation. The algorithm itself is elsewhere.
 *
 * <p>{@link ToldRun} calls the listener. In this class there is none, and the methods that would call it are empty, so that the
 * just-in-time compiler removes the calls.
 */
class Run<S, A> {
    /** Few enough that a cancelled search with a slow evaluation ends soon, and many enough that the check costs next to nothing. */
    private static final int NODES_BETWEEN_LOOKS = 64;

    /** A line of play as a linked list, so that taking over a child's line costs one small object. */
    record Line<A>(A action, @Nullable Line<A> rest) {}

    private final Game<S, A> game;
    private final Options<S, A> options;
    private final int depthLimit;

    private long visited;
    private long leaves;
    private long cutoffs;
    private long pruned;
    private boolean terminal; // the node entered last
    private @Nullable Line<A> lineBelow; // the line of the node left last

    Run(Game<S, A> game, Options<S, A> options) {
        this.game = game;
        this.options = options;
        this.depthLimit = options.depthLimit().orElse(Integer.MAX_VALUE);
    }

    /** Returns a run that calls the options' listener, if there is one. */
    static <S, A> Run<S, A> of(Game<S, A> game, Options<S, A> options) {
        return options.listener().isPresent()
                ? new ToldRun<>(game, options, options.listener().get())
                : new Run<>(game, options);
    }

    /** Called when a node was entered. */
    void entered(S state, int alpha, int beta) {}

    /** Called when a leaf got its value. */
    void valued(S state, int value) {}

    /** Called before an action is followed. */
    void following(A action) {}

    /** Called when the actions after the one tried last were cut off. */
    void cut(S state, int alpha, int beta, List<A> actions, int lastTried) {}

    /** Called when a node was left. */
    void left(S state, int value) {}

    /** Counts the node, and returns whether it is a leaf: by the end of the game or by the depth limit. */
    boolean enter(S state, int depth, int alpha, int beta) {
        if (visited % NODES_BETWEEN_LOOKS == 0) {
            endIfCancelled();
        }
        visited++;
        entered(state, alpha, beta);
        lineBelow = null;
        terminal = game.terminal(state);
        return terminal || depth == depthLimit;
    }

    private void endIfCancelled() {
        if (options.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the search was cancelled after " + visited + " nodes");
        }
    }

    /** Returns the value of the node just entered, which is a leaf. */
    int leafValue(S state) {
        leaves++;
        int value = terminal ? game.utility(state) : options.evaluation().value(state);
        if (value < -Window.MAX_VALUE || value > Window.MAX_VALUE) {
            throw new IllegalStateException((terminal ? "the utility " : "the evaluation ") + Window.text(value)
                    + " of " + state + " is beyond ±" + Window.MAX_VALUE);
        }
        valued(state, value);
        return value;
    }

    /** Returns the actions of an inner node, at least one. */
    List<A> actions(S state) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            throw new IllegalStateException("the game goes on, yet there is no action: " + state);
        }
        return actions;
    }

    /** Returns the state after the action. Call {@link #back} afterwards. */
    S forth(S state, A action) {
        following(action);
        return game.result(state, action);
    }

    void back() {}

    /** Returns the line that starts with the action and goes on with the line of the node just left. */
    Line<A> line(A action) {
        return new Line<>(action, lineBelow);
    }

    /** Called when the window may have become narrower. */
    void narrow(S state, int alpha, int beta, int newAlpha, int newBeta) {}

    /** Counts a cutoff after the given child, unless that was the last child and nothing is cut. */
    void cutoff(S state, int alpha, int beta, List<A> actions, int lastTried) {
        int remaining = actions.size() - lastTried - 1;
        if (remaining > 0) {
            cutoffs++;
            pruned += remaining;
            cut(state, alpha, beta, actions, lastTried);
        }
    }

    int leave(S state, int value, @Nullable Line<A> line) {
        lineBelow = line;
        left(state, value);
        return value;
    }

    /** Returns the result with the first action of the principal variation as the one best action. */
    SearchResult<A> result(int value) {
        List<A> variation = variation();
        return result(value, variation.subList(0, Math.min(1, variation.size())));
    }

    SearchResult<A> result(int value, List<A> best) {
        return new SearchResult<>(value, best, variation(), new Counters(visited, leaves, cutoffs, pruned));
    }

    private List<A> variation() {
        List<A> variation = new ArrayList<>();
        for (Line<A> line = lineBelow; line != null; line = line.rest()) {
            variation.add(line.action());
        }
        return variation;
    }
}
