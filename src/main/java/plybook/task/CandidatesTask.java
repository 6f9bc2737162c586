package plybook.task;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * Exercise 07: a Gomoku position that is played in place, with the moves that are worth a look: the empty cells near a stone. Whether
 * somebody has won is not asked here.
 */
public interface CandidatesTask {
    /**
     * Begins anew, from the stones on the board: whatever was made before is forgotten, and nothing can be undone.
     *
     * @param board of any size; it stays the caller's and is not changed. It may be the one that {@link #board} has returned: then the game begins
     *     anew from the stones of now
     * @param radius how far from a stone a candidate may be, from 1 on: so many rows, and so many columns
     */
    void start(Board board, int radius);

    /**
     * Puts a stone of the side to move on the cell.
     *
     * @throws IllegalArgumentException if the cell is taken or outside the board; then nothing has changed
     */
    void make(Cell cell);

    /**
     * Takes back the last stone that was made, so that every answer is what it was before it.
     *
     * @throws IllegalStateException if none was made since the start
     */
    void undo();

    /** The side to move: X when both have put as many stones. */
    Player player();

    /** The stones as they are now: a copy, or the position's own, which the caller only reads. */
    Board board();

    /**
     * The empty cells that are at most {@code radius} rows and at most {@code radius} columns from some stone, each once, in any order; on
     * an empty board the cell of row and column {@code size / 2} alone. What is made or undone later does not change the list.
     */
    List<Cell> candidates();

    /**
     * The candidates, threats first: cells that complete a five of the side to move, then cells that complete a five of the
     * opponent's, then, if nobody can complete a five yet, cells after which the side to move has two or more cells that do; then all others, in any order.
     * A five is five or more in a row, column or diagonal.
     */
    List<Cell> ordered();
}
