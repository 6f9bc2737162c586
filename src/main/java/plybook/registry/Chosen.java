package plybook.registry;

import java.time.Duration;
import java.util.Optional;

/**
 * A chosen action, and the work that it took.
 *
 * @param by the name of what did the work, such as "your MyAlphaBeta"
 * @param nodes the number of states entered, if known
 * @param leaves the number of values taken from the game or from the evaluation, if known
 * @param depth the number of plies looked ahead, if that was limited
 */
public record Chosen<A>(
        A action, String by, Optional<Long> nodes, Optional<Long> leaves, Optional<Integer> depth, Duration time) {
    /** Returns an action of which nothing else is known. */
    public static <A> Chosen<A> of(A action, String by) {
        return new Chosen<>(action, by, Optional.empty(), Optional.empty(), Optional.empty(), Duration.ZERO);
    }
}
