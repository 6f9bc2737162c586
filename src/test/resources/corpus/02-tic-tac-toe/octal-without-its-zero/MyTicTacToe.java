// exercise: 02
// truth: wrong
// mistake: the eight lines are octal numbers, but the anti-diagonal is written 124 instead of 0124, so three on it are no win
// kind: slip
// player: both
// style: bit boards, octal masks
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // an octal digit is a row
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 124};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return Long.bitCount(board.bits(Player.X)) == Long.bitCount(board.bits(Player.O)) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int line : LINES) {
            if ((board.bits(Player.X) & line) == line) {
                return Optional.of(Player.X);
            }
            if ((board.bits(Player.O) & line) == line) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || (board.bits(Player.X) | board.bits(Player.O)) == 0777;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(winner -> winner == Player.X ? 1 : -1).orElse(0);
    }
}
