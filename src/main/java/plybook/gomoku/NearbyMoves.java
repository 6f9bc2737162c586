package plybook.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.ForwardingGame;
import plybook.game.Window;

/**
 * Gomoku for a search with a depth limit. Only cells near a stone are moves, because a stone far from all others hardly ever matters. A
 * win is worth more than any evaluation. On the empty board the only move is the middle.
 */
public final class NearbyMoves extends ForwardingGame<Board, Cell> {
    /** The value of a win. */
    public static final int WIN = Window.MAX_VALUE;

    private final Gomoku rules;
    private final int radius;

    /** @param radius the largest distance from a stone to a move, in steps along a row, a column or a diagonal */
    public NearbyMoves(Gomoku rules, int radius) {
        super(rules);
        this.rules = rules;
        this.radius = radius;
    }

    /** Returns the empty cells near a stone, row by row. {@link #result} accepts any other empty cell, too. */
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
