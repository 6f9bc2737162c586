// exercise: 02
// truth: wrong
// mistake: winner never sees the left column, because its bit mask is written as 111 without the leading 0 that makes the others octal.
// player: both
// style: bitboards with octal masks
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    // one octal digit per row
    private static final long[] WINS = {
        0700, 0070, 0007,
        0444, 0222, 111,
        0421, 0124
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        Board copy = board.copy();
        copy.put(cell, mover);
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        long x = board.bits(Player.X);
        long o = board.bits(Player.O);
        for (long win : WINS) {
            if ((x & win) == win) {
                return Optional.of(Player.X);
            }
            if ((o & win) == win) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
