package plybook.engine;

/** An idea that may make a search better. Each can be switched on alone; lessons 8 to 10 measure what it is worth. */
public enum Idea {
    /** The value of a leaf comes from the patterns on the board, and not from the sum over windows. */
    THREATS,
    /**
     * The moves with the largest gain come first, except just above the leaves, where sorting costs more than it saves. The gain is that of
     * the sum over windows; with {@link #THREATS} it is the value of the patterns that the stone makes and stops.
     */
    GAIN,
    /** With {@link #GAIN}: just above the leaves too. */
    SORT_EVERYWHERE,
    /** Fives come first, then blocks of a five, then two ways to five, then all other moves. */
    THREATS_FIRST,
    /** At the root, the best move of the search before comes first. */
    BEST_FIRST,
    /** A move that cut off at the same ply is tried early (Akl and Newborn 1977). */
    KILLERS,
    /** Moves that cut off often are tried early (Schaeffer 1983). */
    HISTORY,
    /** Positions that come again by another order of moves are not searched again. */
    TABLE,
    /** No other move is tried where a five can be made or has to be stopped, and the answer costs no ply. */
    FORCED_MOVES,
    /** Before the search, a search for a victory by continuous fours. */
    FOURS
}
