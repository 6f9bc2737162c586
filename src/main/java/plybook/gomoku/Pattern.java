package plybook.gomoku;

/**
 * The pattern that a stone on a cell is part of, in one direction, from the weakest to the strongest. Each is defined by a stronger one: an
 * open three is a pattern that one more stone makes an open four. So no pattern has to be listed, and gaps and the edge of the board
 * need no special cases.
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

    /** Returns the pattern of this number, without making an object. */
    static Pattern of(int ordinal) {
        return ALL[ordinal];
    }
}
