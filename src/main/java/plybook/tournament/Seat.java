package plybook.tournament;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/** One side of one game. */
public interface Seat extends AutoCloseable {
    /**
     * Chooses a move.
     *
     * @param board the board as it is now
     * @param moves the moves that led to it, from the first on, including those of the opening
     * @return the move; the referee checks that it is legal
     * @throws Forfeit if there is no answer, or it is too late
     */
    Cell move(Board board, List<Cell> moves) throws Forfeit;

    /** Ends everything that was started for the game. Another thread may call this while a move is awaited. */
    @Override
    void close();
}
