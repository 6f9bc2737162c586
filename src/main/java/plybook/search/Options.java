package plybook.search;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import plybook.game.Evaluation;

/**
 * What any search may be asked for beside the value; {@link #none()} is where to start.
 *
 * @param depthLimit how many plies to look ahead; empty: to the end of the game
 * @param evaluation the value of a state at the depth limit
 * @param allBest whether to find every best action rather than the first; alpha-beta visits more nodes for that
 * @param listener who hears what the search does, if anybody
 * @param cancelled asked now and then; once it says true the search ends with a {@code CancellationException}
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

    /** To the end of the game, one best action, nobody listening, never cancelled. */
    public static <S, A> Options<S, A> none() {
        return new Options<>(OptionalInt.empty(), state -> 0, false, Optional.empty(), () -> false);
    }

    /**
     * Stop after so many plies, 0 or more, and take the evaluation there.
     *
     * @throws IllegalArgumentException if the number of plies is negative
     */
    public Options<S, A> limitedTo(int plies, Evaluation<S> evaluation) {
        return new Options<>(OptionalInt.of(plies), evaluation, allBest, listener, cancelled);
    }

    /** Find all best actions. */
    public Options<S, A> withAllBest() {
        return new Options<>(depthLimit, evaluation, true, listener, cancelled);
    }

    /** Tell the listener everything. */
    public Options<S, A> heardBy(SearchListener<S, A> listener) {
        return new Options<>(depthLimit, evaluation, allBest, Optional.of(listener), cancelled);
    }

    /** End when told. */
    public Options<S, A> cancelledBy(BooleanSupplier cancelled) {
        return new Options<>(depthLimit, evaluation, allBest, listener, cancelled);
    }
}
