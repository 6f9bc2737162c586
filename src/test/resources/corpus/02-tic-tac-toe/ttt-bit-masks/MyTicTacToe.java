// exercise: 02
// truth: right
// mistake: none; the lines are nine-bit masks and winner compares board.bits with them
// player: both
// style: bit masks
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;


/** Tic-Tac-Toe with bit masks. */
public class MyTicTacToe implements TicTacToeTask {
    private static final long[] WINS = {0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100};

    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        return Long.bitCount(board.bits(Player.X)) > Long.bitCount(board.bits(Player.O)) ? Player.O : Player.X;
    }

    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(b));
        return b;
    }

    private static boolean won(long marks) {
        for (long w : WINS) if ((marks & w) == w) return true;
        return false;
    }

    public Optional<Player> winner(Board board) {
        if (won(board.bits(Player.O))) return Optional.of(Player.O);
        if (won(board.bits(Player.X))) return Optional.of(Player.X);
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        long x = board.bits(Player.X), o = board.bits(Player.O);
        return won(x) || won(o) || (x | o) == 0x1FF;
    }

    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (terminal(board)) return list;
        long taken = board.bits(Player.X) | board.bits(Player.O);
        for (int i = 8; i >= 0; i--) {
            if ((taken >> i & 1) == 0) list.add(new Cell(i / 3, i % 3));
        }
        return list;
    }

    public int utility(Board board) {
        return won(board.bits(Player.X)) ? 1 : won(board.bits(Player.O)) ? -1 : 0;
    }
}
