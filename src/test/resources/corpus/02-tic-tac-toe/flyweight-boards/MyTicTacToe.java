// exercise: 02
// truth: wrong
// mistake: result keeps one board for each position and hands out the same object again, so a mark that a caller puts on it is there when the position comes up the next time
// kind: subtle
// player: both
// style: flyweights in a table of base-3 numbers
// single: yes
// detail: only if a caller changes a board that result returned, or compares two of them by identity
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private final Map<Integer, Board> boards = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    private static int code(Board board) {
        int code = 0;
        for (int i = 0; i < 9; i++) {
            int digit = board.has(Player.X, i / 3, i % 3) ? 1 : board.has(Player.O, i / 3, i % 3) ? 2 : 0;
            code = 3 * code + digit;
        }
        return code;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return boards.computeIfAbsent(code(next), code -> next);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            for (long line : LINES) {
                if ((board.bits(p) & line) == line) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
