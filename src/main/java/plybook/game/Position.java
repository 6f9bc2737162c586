package plybook.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A game played in place: {@link #make} changes the one state, and {@link #undo} restores it.
 *
 * @param <A> an action
 */
public interface Position<A> {
    /** Returns the player to move. Call it only while the game goes on. */
    Player player();

    /** Returns the legal actions now, in search order; the list is empty exactly when the game is over. */
    List<A> actions();

    /**
     * Plays the action. All other methods are then about the state after it.
     *
     * @throws IllegalArgumentException if the action is not legal now; the message lists those that are, and nothing has changed
     */
    void make(A action);

    /**
     * Takes back the last action. Everything is then as it was before that action.
     *
     * @throws IllegalStateException if no action was made
     */
    void undo();

    /** Returns whether the game is over. */
    boolean terminal();

    /**
     * Returns the value to MAX, whether MAX or MIN moved last, between −{@value Window#MAX_VALUE} and {@value Window#MAX_VALUE}.
     *
     * @throws IllegalStateException if the game is not over
     */
    int utility();

    /** Returns a position that plays the game from the state. It remembers all states on the way, so it is simple rather than fast. */
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
