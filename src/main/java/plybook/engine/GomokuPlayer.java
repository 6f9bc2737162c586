package plybook.engine;

import plybook.game.Board;
import plybook.gomoku.Gomoku;

/** A player of Gomoku. A move depends on the board alone, and not on the moves before it. */
public interface GomokuPlayer {
    /** Returns the player's name in a table of results. */
    String name();

    /**
     * Chooses a move for the player to move, who is X if the number of stones is even. It does not change the board.
     *
     * @param limits the limits of thinking; a player that reaches one answers with the best move so far
     * @throws IllegalArgumentException if the game is over, or the board cannot be reached by these rules
     */
    Decision move(Gomoku rules, Board board, Limits limits);
}
