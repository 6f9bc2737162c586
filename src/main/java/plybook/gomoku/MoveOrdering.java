package plybook.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/** An order in which a search tries the moves. */
@FunctionalInterface
public interface MoveOrdering {
    /** Returns the same cells, the most promising for the player to move first. It changes neither the board nor the given list. */
    List<Cell> ordered(Board board, List<Cell> cells);
}
