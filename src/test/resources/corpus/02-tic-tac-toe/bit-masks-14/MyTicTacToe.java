// exercise: 02
// truth: right
// mistake: none; bit masks and board.bits
// player: both
// style: terse, bit masks, ternaries
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // rows, columns, diagonals; bit 3*row+column
    private static final int[] WINS = {0b111, 0b111_000, 0b111_000_000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100};

    @Override public Board initialState() { return Board.empty(3); }

    @Override public Player player(Board b) { return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X; }

    @Override public Board result(Board b, Cell c) {
        Board after = b.copy();
        after.put(c, player(b));
        return after;
    }

    @Override public Optional<Player> winner(Board b) {
        return won(b, Player.X) ? Optional.of(Player.X) : won(b, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    private static boolean won(Board b, Player p) {
        long marks = b.bits(p);
        for (int w : WINS) if ((marks & w) == w) return true;
        return false;
    }

    @Override public boolean terminal(Board b) { return b.isFull() || won(b, Player.X) || won(b, Player.O); }

    @Override public List<Cell> actions(Board b) { return terminal(b) ? List.of() : b.emptyCells(); }

    @Override public int utility(Board b) { return won(b, Player.X) ? 1 : won(b, Player.O) ? -1 : 0; }
}
