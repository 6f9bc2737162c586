// exercise: 02
// truth: right
// mistake: none; a cell outside the board is refused by an ArrayIndexOutOfBoundsException and a taken one by an IllegalStateException, which are exceptions too.
// player: both
// style: int arrays, new board built cell by cell, actions from last to first
// single: yes
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static int[][] toArray(Board b) {
        int[][] a = new int[3][3];
        for (int i = 0; i < 9; i++) {
            a[i / 3][i % 3] = b.has(Player.X, i / 3, i % 3) ? 1 : b.has(Player.O, i / 3, i % 3) ? 4 : 0;
        }
        return a;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int[][] a = toArray(board);
        if (a[cell.row()][cell.column()] != 0) {
            throw new IllegalStateException("occupied");
        }
        a[cell.row()][cell.column()] = player(board) == Player.X ? 1 : 4;
        Board made = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (a[i / 3][i % 3] != 0) {
                made.put(new Cell(i / 3, i % 3), a[i / 3][i % 3] == 1 ? Player.X : Player.O);
            }
        }
        return made;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[][] a = toArray(board);
        int[] sums = new int[8];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                sums[i] += a[i][j];
                sums[3 + j] += a[i][j];
                if (i == j) sums[6] += a[i][j];
                if (i + j == 2) sums[7] += a[i][j];
            }
        }
        for (int sum : sums) {
            if (sum == 3) return Optional.of(Player.X);
            if (sum == 12) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.count(Player.X) + board.count(Player.O) > 8 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        LinkedList<Cell> list = new LinkedList<>();
        if (terminal(board)) return list;
        for (Cell c : board.emptyCells()) {
            list.addFirst(c);
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) return 0;
        return winner(board).get() == Player.O ? -1 : 1;
    }
}
