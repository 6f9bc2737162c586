package plybook.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.ForwardingGame;
import plybook.game.Window;

/**
 * Gomoku as a search with a depth limit looks at it: only cells near a stone are moves, for far from all others a stone hardly ever matters,
 * and a win is worth more than any evaluation. On the empty board the one move is the middle.
 */
public final class NearbyMoves extends ForwardingGame<Board, Cell> {
    /** What a win is worth. */
    public static final int WIN = Window.MAX_VALUE;

    private final Gomoku rules;
    private final int radius;

    /** @param radius how far from a stone a cell may be: so many steps in a row, a column, or aslant */
    public NearbyMoves(Gomoku rules, int radius) {
        super(rules);
        this.rules = rules;
        this.radius = radius;
    }

    /** The empty cells near a stone, row by row; any other empty cell may be played all the same. */
    @Override
    public List<Cell> actions(Board board) {
        if (rules.terminal(board)) {
            return List.of();
        }
        if (board.stones() == 0) {
            return List.of(new Cell(rules.size() / 2, rules.size() / 2));
        }
        return Candidates.of(board, radius).cells();
    }

    @Override
    public int utility(Board board) {
        return WIN * rules.utility(board);
    }
}
