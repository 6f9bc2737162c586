package plybook.game;

import java.util.List;
import java.util.function.Function;

/**
 * A game for two with perfect information and no chance, as six questions. MAX and MIN need not alternate.
 *
 * <p>Source: Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter on adversarial search.
 *
 * @param <S> a state; equality is by content
 * @param <A> an action; equality is by content
 */
public interface Game<S, A> {
    /** The state in which the game starts. */
    S initialState();

    /** The side to move. Ask only where the game goes on: in a terminal state the answer, or the refusal, is left to the game. */
    Player player(S state);

    /**
     * The legal actions, in the order in which a search is to try them; at least one where the game goes on. Whether it does, only
     * {@link #terminal} says: a game may list what is left on the board even after its end, though those of this course list nothing.
     */
    List<A> actions(S state);

    /**
     * The state after the action, as a new object; the given state stays as it was.
     *
     * @throws IllegalArgumentException if the action is not legal in the state; the message lists those that are
     */
    S result(S state, A action);

    /** Whether the game is over. */
    boolean terminal(S state);

    /**
     * The value to MAX, whoever was to move, between −{@value Window#MAX_VALUE} and {@value Window#MAX_VALUE}.
     *
     * @throws IllegalStateException if the state is not terminal
     */
    int utility(S state);

    /** The same game with its actions listed in another order; the given function may reorder but not add or drop. */
    default Game<S, A> withOrder(Function<S, List<A>> order) {
        return new ReorderedGame<>(this, order);
    }
}
