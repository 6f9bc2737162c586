// exercise: 02
// truth: wrong
// mistake: actions asks whether (row,column) is empty but adds the cell (column,row), so the list is mirrored at the diagonal.
// player: both
// style: two-dimensional array, nested loops with x and y
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    private int[][] grid(Board board) {
        int[][] g = new int[3][3];
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                if (board.has(Player.X, y, x)) {
                    g[y][x] = 1;
                } else if (board.has(Player.O, y, x)) {
                    g[y][x] = -1;
                }
            }
        }
        return g;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int sum = 0;
        for (int[] row : grid(board)) {
            for (int v : row) {
                sum += v;
            }
        }
        return sum == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[][] g = grid(board);
        List<Integer> sums = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            sums.add(g[i][0] + g[i][1] + g[i][2]);
            sums.add(g[0][i] + g[1][i] + g[2][i]);
        }
        sums.add(g[0][0] + g[1][1] + g[2][2]);
        sums.add(g[0][2] + g[1][1] + g[2][0]);
        if (sums.contains(3)) return Optional.of(Player.X);
        if (sums.contains(-3)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) {
            return cells;
        }
        int[][] g = grid(board);
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                if (g[y][x] == 0) {
                    cells.add(new Cell(x, y));
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
