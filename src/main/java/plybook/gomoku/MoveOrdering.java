package plybook.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/** Says which moves a search is to try first. */
@FunctionalInterface
public interface MoveOrdering {
    /** The same cells, the most promising for the side to move first. Neither the board nor the given list is changed. */
    List<Cell> ordered(Board board, List<Cell> cells);
}
