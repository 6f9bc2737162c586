package plybook.game;

import java.util.List;
import java.util.function.Function;

/**
 * A two-player game with perfect information and no chance, described by six methods. MAX and MIN need not alternate.
 *
 * <p>Source: Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter on adversarial search.
 *
 * @param <S> a state; equality is by content
 * @param <A> an action; equality is by content
 */
public interface Game<S, A> {
    /** Returns the state in which the game starts. */
    S initialState();

    /**
     * Returns the player to move. Call it only for states that are not terminal: for a terminal state a game may return anything, or
     * throw.
     */
    Player player(S state);

    /**
     * Returns the legal actions, in the order in which a search is to try them; at least one if the state is not terminal. Only
     * {@link #terminal} tells whether the game is over: a game may still list the empty cells after its end. The games of this course
     * return an empty list then.
     */
    List<A> actions(S state);

    /**
     * Returns the state after the action, as a new object; the given state does not change.
     *
     * @throws IllegalArgumentException if the action is not legal in the state; the message lists those that are
     */
    S result(S state, A action);

    /** Returns whether the game is over. */
    boolean terminal(S state);

    /**
     * Returns the value to MAX, whether MAX or MIN moved last, between −{@value Window#MAX_VALUE} and {@value Window#MAX_VALUE}.
     *
     * @throws IllegalStateException if the state is not terminal
     */
    int utility(S state);

    /** Returns the same game with its actions in another order. The function may reorder the actions, but not add or drop any. */
    default Game<S, A> withOrder(Function<S, List<A>> order) {
        return new ReorderedGame<>(this, order);
    }
}
