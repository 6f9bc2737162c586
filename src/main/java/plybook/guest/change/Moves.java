package plybook.guest.change;

import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Position;

/**
 * The change with which a method undoes, when it is left, the moves that it has made and not undone. A method that makes moves says when it
 * begins and when it is left, and makes and undoes them here.
 */
public final class Moves {
    /** For each call of such a method that is not left yet the positions of its moves that are not undone, the last in front. */
    private static final Deque<Deque<Position<?>>> CALLS = new ArrayDeque<>();

    private Moves() {}

    /** Forgets the calls that are not left yet. */
    static void forget() {
        CALLS.clear();
    }

    /** A method has begun. */
    public static void begun(int change) {
        if (isMade(change)) {
            CALLS.push(new ArrayDeque<>());
        }
    }

    /** Makes a move. */
    public static <A> void make(Position<A> position, A action, int change) {
        position.make(action);
        if (isMade(change)) {
            CALLS.element().push(position);
        }
    }

    /** Undoes a move. */
    public static void undo(Position<?> position, int change) {
        position.undo();
        if (isMade(change)) {
            CALLS.element().poll();
        }
    }

    /** A method is left, by a return or an exception. */
    public static void left(int change) {
        if (isMade(change)) {
            CALLS.pop().forEach(Position::undo);
        }
    }

    private static boolean isMade(int change) {
        return Changes.alternative(change, Changes.ONE) == 0;
    }
}
