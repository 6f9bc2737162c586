// exercise: 02
// truth: right
// mistake: none; the eight lines are masks that are compared with the board's bits
// player: both
// style: bit masks, terse
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] WINS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board b) {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board b, Cell c) {
        Board after = b.copy();
        after.put(c, player(b));
        return after;
    }

    @Override
    public Optional<Player> winner(Board b) {
        return won(b, Player.X) ? Optional.of(Player.X) : won(b, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    private static boolean won(Board b, Player p) {
        long marks = b.bits(p);
        for (int w : WINS) if ((marks & w) == w) return true;
        return false;
    }

    @Override
    public boolean terminal(Board b) {
        return b.stones() == 9 || won(b, Player.X) || won(b, Player.O);
    }

    @Override
    public List<Cell> actions(Board b) {
        return terminal(b) ? List.of() : b.emptyCells();
    }

    @Override
    public int utility(Board b) {
        return won(b, Player.X) ? 1 : won(b, Player.O) ? -1 : 0;
    }
}
