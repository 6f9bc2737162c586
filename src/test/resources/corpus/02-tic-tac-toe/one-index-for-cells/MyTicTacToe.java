// exercise: 02
// truth: wrong
// mistake: result checks only the index 3 * row + column, so a cell to the right of the board is taken for one in the next row
// player: both
// style: index arithmetic, C-like
// single: yes
// detail: sometimes; (0,3) on the empty board puts X on (1,0) and does not throw; (3,0), (2,3) and (3,3) are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    public Board initialState() {
        return Board.empty(N);
    }

    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        int index = N * cell.row() + cell.column();
        if (index >= N * N || !free(board, index)) {
            throw new IllegalArgumentException("illegal move: " + cell);
        }
        Board next = board.copy();
        next.put(cellOf(index), player(board));
        return next;
    }

    private static Cell cellOf(int index) {
        return new Cell(index / N, index % N);
    }

    private static boolean free(Board board, int index) {
        return board.isEmpty(cellOf(index));
    }

    private static boolean line(Board board, Player p, int start, int step) {
        for (int k = 0, i = start; k < N; k++, i += step) {
            if (!board.has(p, i / N, i % N)) return false;
        }
        return true;
    }

    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            boolean won = line(board, p, 0, N + 1) || line(board, p, N - 1, N - 1);
            for (int i = 0; i < N; i++) {
                won |= line(board, p, N * i, 1);
                won |= line(board, p, i, N);
            }
            if (won) return Optional.of(p);
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            for (int i = 0; i < N * N; i++) {
                if (free(board, i)) list.add(cellOf(i));
            }
        }
        return list;
    }

    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
