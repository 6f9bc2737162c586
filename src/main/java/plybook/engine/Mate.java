package plybook.engine;

import plybook.game.Window;

/** Values of positions that are decided: a win is worth the more the sooner it comes, and a loss the less bad the later. */
final class Mate {
    /** What a win is worth at the root. */
    static final int WIN = Window.MAX_VALUE;

    /** No game lasts longer, and every value from here on is a win; no evaluation comes near. */
    static final int LEAST = WIN - 1_000;

    private Mate() {}

    /** A win of the side to move that is complete after so many plies from the root. */
    static int winAt(int ply) {
        return WIN - ply;
    }

    /** A loss of the side to move that is complete after so many plies from the root. */
    static int lossAt(int ply) {
        return ply - WIN;
    }

    /** The value, or the largest that does not say that the game is decided: an evaluation only guesses. */
    static int undecided(int value) {
        return Math.max(1 - LEAST, Math.min(value, LEAST - 1));
    }

    /** Whether the value says that the game is decided. */
    static boolean isDecided(int value) {
        return value >= LEAST || value <= -LEAST;
    }

    /** The value as it is seen from a position so many plies below the root, for the same position may be reached at another ply. */
    static int fromHere(int value, int ply) {
        return value >= LEAST ? value + ply : value <= -LEAST ? value - ply : value;
    }

    /** The reverse of {@link #fromHere}. */
    static int fromRoot(int value, int ply) {
        return value >= LEAST ? value - ply : value <= -LEAST ? value + ply : value;
    }
}
