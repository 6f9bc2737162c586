package plybook.game;

/** One of the two sides of a game: MAX wants a high value, MIN a low one. On a board MAX is X and moves first, MIN is O. */
public enum Player {
    MAX('X'),
    MIN('O');

    /** The name of MAX in board games. */
    public static final Player X = MAX;

    /** The name of MIN in board games. */
    public static final Player O = MIN;

    private final char symbol;

    Player(char symbol) {
        this.symbol = symbol;
    }

    /** Returns the other side. */
    public Player opponent() {
        return this == MAX ? MIN : MAX;
    }

    /** Returns the mark that this side puts on a board: {@code 'X'} for MAX, {@code 'O'} for MIN. */
    public char symbol() {
        return symbol;
    }
}
