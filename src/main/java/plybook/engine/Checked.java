package plybook.engine;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** The checks that every player makes before it thinks. It refuses a board on which the game is over, and opens in the middle. */
final class Checked {
    private Checked() {}

    /**
     * Returns the move on an empty board, or empty if the board is not.
     *
     * @throws IllegalArgumentException if the game is over, or the board cannot be reached by these rules
     */
    static Optional<Decision> opening(Gomoku rules, Board board) {
        if (rules.position(board).terminal()) {
            throw new IllegalArgumentException("the game is over, so there is no move to choose: " + board);
        }
        if (board.stones() > 0) {
            return Optional.empty();
        }
        Cell middle = new Cell(rules.size() / 2, rules.size() / 2);
        return Optional.of(new Decision(middle, 0, 0, 1, List.of(middle)));
    }
}
