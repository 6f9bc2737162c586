package plybook.diagnosis.gomoku;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07 by brute force: each answer looks at the whole board. It is the oracle, and wrong versions are made from it. */
public class PlainCandidates implements CandidatesTask {
    private Board board = Board.empty(1);
    private int radius = 1;
    private final Deque<Cell> made = new ArrayDeque<>();

    /** Returns the candidates of a board. */
    public static List<Cell> near(Board board, int radius) {
        PlainCandidates position = new PlainCandidates();
        position.start(board, radius);
        return position.candidates();
    }

    @Override
    public void start(Board start, int howFar) {
        board = ours(start);
        radius = howFar;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        board.clear(made.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        boolean[][] near = new boolean[board.size()][board.size()];
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    markAround(row, column, near);
                }
            }
        }
        List<Cell> cells = new ArrayList<>(board.emptyCells());
        cells.removeIf(cell -> !near[cell.row()][cell.column()]);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparing(cell -> Threat.of(board, player(), cell)));
        return cells;
    }

    /** Marks the cells that a stone makes candidates. There are far fewer stones than empty cells. */
    private void markAround(int stonesRow, int stonesColumn, boolean[][] near) {
        int reach = reach();
        int lastRow = Math.min(board.size() - 1, stonesRow + reach);
        int lastColumn = Math.min(board.size() - 1, stonesColumn + reach);
        for (int row = Math.max(0, stonesRow - reach); row <= lastRow; row++) {
            for (int column = Math.max(0, stonesColumn - reach); column <= lastColumn; column++) {
                near[row][column] = near[row][column] || counts(new Cell(row, column), stonesRow, stonesColumn);
            }
        }
    }

    /** Returns whether a stone on that row and column makes the cell a candidate. */
    boolean counts(Cell cell, int row, int column) {
        return !board.isEmpty(row, column);
    }

    /** Returns the board to play on, from the one that was handed in. */
    Board ours(Board start) {
        return start.copy();
    }

    /** The board itself, for versions that differ. */
    final Board stones() {
        return board;
    }

    /** Returns the distance within which a stone counts. */
    int reach() {
        return radius;
    }

    final int radius() {
        return radius;
    }

    /** The last stone that was made and not undone comes first. */
    final Deque<Cell> made() {
        return made;
    }
}
