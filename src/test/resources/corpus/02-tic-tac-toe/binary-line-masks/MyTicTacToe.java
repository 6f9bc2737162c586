// exercise: 02
// truth: wrong
// mistake: one of the eight masks is mistyped: the rising diagonal is 0b001_010_010 instead of 0b001_010_100
// player: both
// style: bit masks of nine cells, terse, ported from C
// single: yes
// detail: sometimes; misses that diagonal, and sees a line in (0,2) (1,1) (2,1)
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] WINS = {
        0b111_000_000, 0b000_111_000, 0b000_000_111,
        0b100_100_100, 0b010_010_010, 0b001_001_001,
        0b100_010_001, 0b001_010_010
    };

    private static int bits(Board b, Player p) {
        int bits = 0;
        for (int k = 0; k < 9; k++) {
            bits = bits << 1 | (b.has(p, k / 3, k % 3) ? 1 : 0);
        }
        return bits;
    }

    private static boolean wins(int bits) {
        for (int w : WINS) if ((bits & w) == w) return true;
        return false;
    }

    public Board initialState() { return Board.empty(3); }

    public Player player(Board b) { return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O; }

    public Board result(Board b, Cell c) {
        Player p = player(b);
        Board n = b.copy();
        n.put(c, p);
        return n;
    }

    public Optional<Player> winner(Board b) {
        if (wins(bits(b, Player.X))) return Optional.of(Player.X);
        if (wins(bits(b, Player.O))) return Optional.of(Player.O);
        return Optional.empty();
    }

    public boolean terminal(Board b) { return b.isFull() || winner(b).isPresent(); }

    public List<Cell> actions(Board b) { return terminal(b) ? List.of() : b.emptyCells(); }

    public int utility(Board b) {
        return winner(b).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
