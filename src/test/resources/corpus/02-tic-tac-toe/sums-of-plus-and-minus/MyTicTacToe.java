// exercise: 02
// truth: right
// mistake: none; lines are sums of +1 and -1, and the board is read into an array first
// player: both
// style: ported from C, int arrays, explicit checks of the cell
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        int diff = board.count(Player.X) - board.count(Player.O);
        return diff > 0 ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int r = cell.row(), c = cell.column();
        if (r >= N || c >= N || read(board)[r][c] != 0) {
            throw new IllegalArgumentException("you can't play " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private int[][] read(Board board) {
        int[][] a = new int[N][N];
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                if (board.has(Player.X, r, c)) a[r][c] = 1;
                if (board.has(Player.O, r, c)) a[r][c] = -1;
            }
        }
        return a;
    }

    private int score(int[][] a) {
        int d1 = 0, d2 = 0;
        for (int i = 0; i < N; i++) {
            int row = 0, col = 0;
            for (int j = 0; j < N; j++) {
                row += a[i][j];
                col += a[j][i];
            }
            if (row == N || col == N) return 1;
            if (row == -N || col == -N) return -1;
            d1 += a[i][i];
            d2 += a[i][N - 1 - i];
        }
        if (d1 == N || d2 == N) return 1;
        if (d1 == -N || d2 == -N) return -1;
        return 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        switch (score(read(board))) {
            case 1:
                return Optional.of(Player.X);
            case -1:
                return Optional.of(Player.O);
            default:
                return Optional.empty();
        }
    }

    @Override
    public boolean terminal(Board board) {
        int[][] a = read(board);
        if (score(a) != 0) return true;
        for (int[] row : a)
            for (int x : row)
                if (x == 0) return false;
        return true;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (terminal(board)) return free;
        int[][] a = read(board);
        for (int c = N - 1; c >= 0; c--)
            for (int r = 0; r < N; r++)
                if (a[r][c] == 0) free.add(new Cell(r, c));
        return free;
    }

    @Override
    public int utility(Board board) {
        return score(read(board));
    }
}
