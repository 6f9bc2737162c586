package plybook.tournament;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/** One side of one game. */
public interface Seat extends AutoCloseable {
    /**
     * Chooses a move.
     *
     * @param board as it is now
     * @param moves that led to it, from the first on, the opening's among them
     * @return the referee looks whether it is legal
     * @throws Forfeit if there is no answer, or too late
     */
    Cell move(Board board, List<Cell> moves) throws Forfeit;

    /** The game is over or given up: ends what was started for it. May come from another thread while a move is awaited. */
    @Override
    void close();
}
