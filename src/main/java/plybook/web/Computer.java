package plybook.web;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import plybook.game.Board;
import plybook.game.Cell;

/** Chooses the computer's moves. A learner's may throw, hang for a while, and choose what is no move at all. */
interface Computer {
    /**
     * A move, and the work that it took.
     *
     * @param by whose work it was, such as "your MyAlphaBeta"
     * @param nodes how many positions were entered, if that is known
     * @param leaves how many values were taken from the game or from the evaluation, if that is known
     * @param depth how many plies were looked ahead, if that was limited
     */
    record Chosen(
            Cell move,
            String by,
            Optional<Long> nodes,
            Optional<Long> leaves,
            Optional<Integer> depth,
            Duration time) {}

    /** What the page calls it. */
    String name();

    /**
     * A move on a board on which the game goes on.
     *
     * @param cancelled asked now and then; once it says true, nobody wants the answer any more
     */
    Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled);
}
