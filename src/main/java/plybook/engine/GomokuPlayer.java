package plybook.engine;

import plybook.game.Board;
import plybook.gomoku.Gomoku;

/** Somebody who plays Gomoku. A move depends on the board alone, and on nothing that was played before. */
public interface GomokuPlayer {
    /** What a table of results calls it. */
    String name();

    /**
     * The move that it chooses for the side to move, which is X at an even number of stones. The board stays as it is.
     *
     * @param limits when to stop thinking; a player that is stopped answers with the best that it has
     * @throws IllegalArgumentException if the game is over, or the board cannot be reached by these rules
     */
    Decision move(Gomoku rules, Board board, Limits limits);
}
