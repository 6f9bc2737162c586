package plybook.registry;

import java.util.List;
import java.util.Optional;

/**
 * A chosen action, and the work that it took.
 *
 * @param by the name of what did the work, such as "your MyAlphaBeta"
 * @param nodes the number of states entered, if known
 * @param leaves the number of values taken from the game or from the evaluation, if known
 * @param depth the number of plies looked ahead, if that was limited
 * @param considered the actions that the player compared, in the order in which it tried them; empty if it does not say
 * @param line the actions that the player expects from here on, the chosen one first; empty if it does not say
 */
public record Chosen<A>(
        A action,
        String by,
        Optional<Long> nodes,
        Optional<Long> leaves,
        Optional<Integer> depth,
        List<Weighed<A>> considered,
        List<A> line) {
    /**
     * An action that a player compared with others.
     *
     * @param value the value of the action on the player's own scale, in MAX's view
     * @param exact false if the player only knows that the action is no better than this for the side to move
     */
    public record Weighed<A>(A action, int value, boolean exact) {}

    public Chosen {
        considered = List.copyOf(considered);
        line = List.copyOf(line);
    }

    /** Makes a choice of a player that says how much it worked, and not what else it considered. */
    public Chosen(A action, String by, Optional<Long> nodes, Optional<Long> leaves, Optional<Integer> depth) {
        this(action, by, nodes, leaves, depth, List.of(), List.of());
    }

    /** Returns an action of which nothing else is known. */
    public static <A> Chosen<A> of(A action, String by) {
        return new Chosen<>(action, by, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
