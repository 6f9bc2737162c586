package plybook.gomoku;

/**
 * What a stone on a cell is part of, in one direction, from the least to the most. Each is defined by the next: an open three is what one
 * more stone makes an open four. So nothing has to be listed, and gaps and the edge of the board come out right by themselves.
 */
public enum Pattern {
    /** No five is possible here any more. */
    NONE,
    /** A five is possible, but far away. */
    ONE,
    /** One more stone can make it a three. */
    TWO,
    /** One more stone can make it an open three. */
    OPEN_TWO,
    /** One more stone can make it a four. */
    THREE,
    /** One more stone can make it an open four. */
    OPEN_THREE,
    /** One more stone can make it a five, on one cell only: the opponent must play there. */
    FOUR,
    /** One more stone can make it a five, on either of two cells: the opponent cannot stop both. */
    OPEN_FOUR,
    /** The game is won. */
    FIVE;

    private static final Pattern[] ALL = values();

    /** The pattern of this number; for loops that must not make objects. */
    static Pattern of(int ordinal) {
        return ALL[ordinal];
    }
}
