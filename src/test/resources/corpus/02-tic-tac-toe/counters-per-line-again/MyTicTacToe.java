// exercise: 02
// truth: right
// mistake: none; sums of +1 and -1 per row, column and diagonal, as on forums
// player: both
// style: int arrays with sums of 3 and -3
// single: yes
// detail: always
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final Board start = Board.empty(3);

    @Override
    public Board initialState() {
        return start;
    }

    @Override
    public Player player(Board board) {
        int difference = board.count(Player.X) - board.count(Player.O);
        if (difference == 0) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        Board after = board.copy();
        after.put(cell, mover);
        return after;
    }

    private int mark(Board board, int row, int column) {
        if (board.has(Player.X, row, column)) return 1;
        if (board.has(Player.O, row, column)) return -1;
        return 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] sums = new int[8];
        for (int row = 0; row < 3; row++) {
            for (int col = 0; col < 3; col++) {
                int m = mark(board, row, col);
                sums[row] += m;
                sums[3 + col] += m;
                if (row == col) sums[6] += m;
                if (row + col == 2) sums[7] += m;
            }
        }
        for (int sum : sums) {
            if (sum == 3) return Optional.of(Player.X);
            if (sum == -3) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) return true;
        return board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return Collections.emptyList();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player who = winner(board).orElse(null);
        if (who == Player.X) return 1;
        if (who == Player.O) return -1;
        return 0;
    }
}
