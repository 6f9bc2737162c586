package plybook.game;

import java.util.List;
import java.util.function.Function;

/**
 * A two-player game with perfect information and no chance, described by six methods. MAX and MIN need not alternate.
 *
 * <p>Worked example: Nim with one heap. Each player in turn takes one, two or three stones, and whoever takes the last one wins.
 *
 * <pre>{@code
 * public final class Nim implements Game<Nim.Heap, Integer> {
 *     public record Heap(int stones, Player next) {}
 *
 *     public Heap initialState() {
 *         return new Heap(10, Player.MAX);
 *     }
 *
 *     public Player player(Heap heap) {
 *         return heap.next();
 *     }
 *
 *     public List<Integer> actions(Heap heap) {
 *         return List.of(1, 2, 3).subList(0, Math.min(3, heap.stones()));
 *     }
 *
 *     public Heap result(Heap heap, Integer taken) {
 *         if (!actions(heap).contains(taken)) {
 *             throw new IllegalArgumentException("cannot take " + taken + "; you may take " + actions(heap));
 *         }
 *         return new Heap(heap.stones() - taken, heap.next().opponent());
 *     }
 *
 *     public boolean terminal(Heap heap) {
 *         return heap.stones() == 0;
 *     }
 *
 *     public int utility(Heap heap) {
 *         if (!terminal(heap)) {
 *             throw new IllegalStateException("there are stones left: " + heap);
 *         }
 *         return heap.next() == Player.MIN ? 1 : -1;
 *     }
 * }
 * }</pre>
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
