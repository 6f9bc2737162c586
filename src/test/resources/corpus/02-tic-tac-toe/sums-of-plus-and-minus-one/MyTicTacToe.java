// exercise: 02
// truth: right
// mistake: none; X counts +1 and O -1, eight sums are kept in an array, and a sum of +3 or -3 is a won line; utility follows from the sum
// player: both
// style: int array of sums, ex-C++ programmer
// single: yes
// detail: actions in reverse order, which is free
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        return balance(board) == 0 ? Player.MAX : Player.MIN;
    }

    private static int balance(Board board) {
        return board.count(Player.MAX) - board.count(Player.MIN);
    }

    private static int mark(Board board, int row, int column) {
        return board.has(Player.MAX, row, column) ? 1 : board.has(Player.MIN, row, column) ? -1 : 0;
    }

    /** +1 if X has a line, -1 if O has, else 0. */
    private static int outcome(Board board) {
        int[] sums = new int[2 * N + 2];
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                int mark = mark(board, row, column);
                sums[row] += mark;
                sums[N + column] += mark;
                if (row == column) sums[2 * N] += mark;
                if (row + column == N - 1) sums[2 * N + 1] += mark;
            }
        }
        for (int sum : sums) {
            if (Math.abs(sum) == N) {
                return sum / N;
            }
        }
        return 0;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return switch (outcome(board)) {
            case 1 -> Optional.of(Player.X);
            case -1 -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public boolean terminal(Board board) {
        return outcome(board) != 0 || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        List<Cell> cells = board.emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    @Override
    public int utility(Board board) {
        return outcome(board);
    }
}
