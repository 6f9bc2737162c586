// exercise: 02
// truth: right
// mistake: none; bit masks in octal
// player: both
// style: bit boards
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
    private static final Board START = Board.empty(3);
    private static final long[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        long x = board.bits(Player.X);
        long o = board.bits(Player.O);
        return Long.bitCount(x) == Long.bitCount(o) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= 3 || cell.column() >= 3 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("you cannot play " + cell);
        }
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private static boolean line(long marks) {
        for (long l : LINES) {
            if ((marks & l) == l) return true;
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (line(board.bits(Player.X))) return Optional.of(Player.X);
        if (line(board.bits(Player.O))) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        long x = board.bits(Player.X);
        long o = board.bits(Player.O);
        return (x | o) == 0777 || line(x) || line(o);
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> out = new ArrayList<>();
        if (terminal(board)) return out;
        long taken = board.bits(Player.X) | board.bits(Player.O);
        for (int i = 8; i >= 0; i--) {
            if ((taken >> i & 1) == 0) out.add(new Cell(i / 3, i % 3));
        }
        return out;
    }

    @Override
    public int utility(Board board) {
        return line(board.bits(Player.X)) ? 1 : line(board.bits(Player.O)) ? -1 : 0;
    }
}
