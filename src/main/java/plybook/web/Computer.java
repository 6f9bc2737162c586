package plybook.web;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import plybook.game.Board;
import plybook.game.Cell;

/** A player that chooses the computer's moves. A learner's may throw, hang for a while, or choose something that is not a move. */
interface Computer {
    /**
     * A move, and the work that it took.
     *
     * @param by the name of what did the work, such as "your MyAlphaBeta"
     * @param nodes the number of positions entered, if known
     * @param leaves the number of values taken from the game or from the evaluation, if known
     * @param depth the number of plies looked ahead, if limited
     */
    record Chosen(
            Cell move,
            String by,
            Optional<Long> nodes,
            Optional<Long> leaves,
            Optional<Integer> depth,
            Duration time) {}

    /** Returns the name that the page shows. */
    String name();

    /**
     * Returns a move on a board on which the game goes on.
     *
     * @param cancelled asked now and then; once it returns true, the answer is no longer needed
     */
    Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled);
}
