package plybook.search;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import plybook.game.Evaluation;

/**
 * The options of a search. Start from {@link #none()}.
 *
 * @param depthLimit the number of plies to look ahead; if empty, to the end of the game
 * @param evaluation the value of a state at the depth limit
 * @param allBest whether to find every best action rather than the first; alpha-beta visits more nodes for that
 * @param listener is told every step of the search, if present
 * @param cancelled asked now and then; once it returns true, the search ends with a {@code CancellationException}
 */
public record Options<S, A>(
        OptionalInt depthLimit,
        Evaluation<S> evaluation,
        boolean allBest,
        Optional<SearchListener<S, A>> listener,
        BooleanSupplier cancelled) {
    /** @throws IllegalArgumentException if the depth limit is negative */
    public Options {
        if (depthLimit.isPresent() && depthLimit.getAsInt() < 0) {
            throw new IllegalArgumentException("a depth limit is 0 plies or more, not " + depthLimit.getAsInt());
        }
    }

    /** Returns options to search to the end of the game, for one best action, without a listener, and never cancelled. */
    public static <S, A> Options<S, A> none() {
        return new Options<>(OptionalInt.empty(), state -> 0, false, Optional.empty(), () -> false);
    }

    /**
     * Returns these options with a depth limit, 0 plies or more, and the evaluation to use there.
     *
     * @throws IllegalArgumentException if the number of plies is negative
     */
    public Options<S, A> limitedTo(int plies, Evaluation<S> evaluation) {
        return new Options<>(OptionalInt.of(plies), evaluation, allBest, listener, cancelled);
    }

    /** Returns these options, but all best actions are found. */
    public Options<S, A> withAllBest() {
        return new Options<>(depthLimit, evaluation, true, listener, cancelled);
    }

    /** Returns these options with a listener. */
    public Options<S, A> heardBy(SearchListener<S, A> listener) {
        return new Options<>(depthLimit, evaluation, allBest, Optional.of(listener), cancelled);
    }

    /** Returns these options with a condition that cancels the search. */
    public Options<S, A> cancelledBy(BooleanSupplier cancelled) {
        return new Options<>(depthLimit, evaluation, allBest, listener, cancelled);
    }
}
