package plybook.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;

/**
 * Gomoku as a search with a depth limit looks at it: only cells near a stone are moves, for far from all others a stone hardly ever matters,
 * and a win is worth more than any evaluation. On the empty board the one move is the middle.
 */
public final class NearbyMoves implements Game<Board, Cell> {
    /** What a win is worth. */
    public static final int WIN = Window.MAX_VALUE;

    private final Gomoku rules;
    private final int radius;

    /** @param radius how far from a stone a cell may be: so many steps in a row, a column, or aslant */
    public NearbyMoves(Gomoku rules, int radius) {
        this.rules = rules;
        this.radius = radius;
    }

    @Override
    public Board initialState() {
        return rules.initialState();
    }

    @Override
    public Player player(Board board) {
        return rules.player(board);
    }

    /** The empty cells near a stone, row by row. */
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

    /** Any legal move of Gomoku, also one that is not near. */
    @Override
    public Board result(Board board, Cell cell) {
        return rules.result(board, cell);
    }

    @Override
    public boolean terminal(Board board) {
        return rules.terminal(board);
    }

    @Override
    public int utility(Board board) {
        return WIN * rules.utility(board);
    }
}
