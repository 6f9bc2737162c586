package plybook.engine;

import plybook.game.Window;

/** The values of decided positions. A sooner win is worth more, and a later loss is less bad. */
final class Mate {
    /** The value of a win at the root. */
    static final int WIN = Window.MAX_VALUE;

    /** The smallest value of a win. No game is so long that a win is worth less, and no evaluation reaches this value. */
    static final int LEAST = WIN - 1_000;

    private Mate() {}

    /** Returns the value of a win of the player to move that is complete so many plies from the root. */
    static int winAt(int ply) {
        return WIN - ply;
    }

    /** Returns the value of a loss of the player to move that is complete so many plies from the root. */
    static int lossAt(int ply) {
        return ply - WIN;
    }

    /** Limits an evaluation to the values of games that are not decided, because an evaluation only guesses. */
    static int undecided(int value) {
        return Math.max(1 - LEAST, Math.min(value, LEAST - 1));
    }

    /** Returns whether the value means that the game is decided. */
    static boolean isDecided(int value) {
        return value >= LEAST || value <= -LEAST;
    }

    /** Converts a value from the root to a position so many plies below it, because the same position may be reached at another ply. */
    static int fromHere(int value, int ply) {
        return value >= LEAST ? value + ply : value <= -LEAST ? value - ply : value;
    }

    /** Converts a value back, as the reverse of {@link #fromHere}. */
    static int fromRoot(int value, int ply) {
        return value >= LEAST ? value - ply : value <= -LEAST ? value + ply : value;
    }
}
