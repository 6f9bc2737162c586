package plybook.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A game played in place: instead of a new state for each action, one that is changed by {@link #make} and restored by
 * {@link #undo}.
 *
 * @param <A> an action
 */
public interface Position<A> {
    /** The side to move. Ask only while the game goes on. */
    Player player();

    /** The legal actions now, in search order; empty exactly when the game is over. */
    List<A> actions();

    /**
     * Plays the action, so that all answers are about the state after it.
     *
     * @throws IllegalArgumentException if the action is not legal now; the message lists those that are, and nothing has changed
     */
    void make(A action);

    /**
     * Takes the last action back, so that everything is as it was before it.
     *
     * @throws IllegalStateException if none was made
     */
    void undo();

    /** Whether the game is over. */
    boolean terminal();

    /**
     * The value to MAX, whoever was to move, between −{@value Window#MAX_VALUE} and {@value Window#MAX_VALUE}.
     *
     * @throws IllegalStateException if the game is not over
     */
    int utility();

    /** Any game from any of its states as a position; it remembers the states, so it is plain rather than fast. */
    static <S, A> Position<A> of(Game<S, A> game, S state) {
        Deque<S> line = new ArrayDeque<>(List.of(state));
        return new Position<>() {
            @Override
            public Player player() {
                return game.player(line.getLast());
            }

            @Override
            public List<A> actions() {
                return game.actions(line.getLast());
            }

            @Override
            public void make(A action) {
                line.addLast(game.result(line.getLast(), action));
            }

            @Override
            public void undo() {
                if (line.size() == 1) {
                    throw new IllegalStateException("nothing to undo: no action was made");
                }
                line.removeLast();
            }

            @Override
            public boolean terminal() {
                return game.terminal(line.getLast());
            }

            @Override
            public int utility() {
                return game.utility(line.getLast());
            }
        };
    }
}
