// Wrong: actions adds to a list that cannot be changed.
// Fails first: actions: every empty cell, and none once the game is over
// Says: List.of, Arrays.asList
// Diagnosis: list-not-to-be-changed

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** Exercise 02, solved: the rules of Tic-Tac-Toe. */
public class MyTicTacToe implements TicTacToeTask {
    private static final int SIZE = 3;

    /** The eight lines that win: three rows, three columns, two diagonals. */
    private static final List<List<Cell>> LINES = lines();

    private static List<List<Cell>> lines() {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            lines.add(List.of(new Cell(i, 0), new Cell(i, 1), new Cell(i, 2)));
            lines.add(List.of(new Cell(0, i), new Cell(1, i), new Cell(2, i)));
        }
        lines.add(List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)));
        lines.add(List.of(new Cell(0, 2), new Cell(1, 1), new Cell(2, 0)));
        return lines;
    }

    @Override
    public Board initialState() {
        return Board.empty(SIZE);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!actions(board).contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played on " + board + "; legal: " + actions(board));
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            for (List<Cell> line : LINES) {
                if (hasAll(board, player, line)) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean hasAll(Board board, Player player, List<Cell> line) {
        for (Cell cell : line) {
            if (!board.has(player, cell.row(), cell.column())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = List.of();
        if (!terminal(board)) {
            for (Cell cell : board.emptyCells()) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        if (!terminal(board)) {
            throw new IllegalStateException("the game is not over on " + board);
        }
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
