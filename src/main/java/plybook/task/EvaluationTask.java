package plybook.task;

import plybook.game.Board;
import plybook.game.Evaluation;

/**
 * Exercise 06: what a position of Gomoku is worth to X by its patterns, without looking ahead. Five or more in a row win.
 *
 * <p>The value does not depend on who is to move, nor on where on the board a pattern stands as long as it has room there. How much
 * each pattern counts is free; which counts more than which is not, and stands in the exercise's README.
 */
public interface EvaluationTask extends Evaluation<Board> {
    /**
     * The value to X (MAX), within ±1,000,000: large if X stands well, negative if O does, 0 on the empty board.
     *
     * @param board any board of 5 to 19 rows, with any stones on it: X and O need not have as many
     */
    @Override
    int value(Board board);
}
