package plybook.tournament;

import plybook.game.Board;
import plybook.game.Cell;
import plybook.match.Mover;

/**
 * One side of one game. A move that is not legal is the referee's business; a {@link Forfeit} says that there is no answer, or that it comes
 * too late.
 */
public interface Seat extends Mover<Board, Cell, Forfeit>, AutoCloseable {
    /** Ends what was started for this game, which is over or given up. May come from another thread while a move is awaited. */
    @Override
    void close();
}
