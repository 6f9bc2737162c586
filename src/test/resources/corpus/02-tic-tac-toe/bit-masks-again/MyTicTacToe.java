// exercise: 02
// truth: right
// mistake: none; the eight lines are bit masks, Board.bits is compared with them
// player: both
// style: int masks, terse
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MASKS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private static boolean wins(long bits) {
        for (int m : MASKS) if ((bits & m) == m) return true;
        return false;
    }

    @Override public Board initialState() { return Board.empty(3); }

    @Override public Player player(Board b) { return b.stones() % 2 == 0 ? Player.X : Player.O; }

    @Override public Board result(Board b, Cell c) {
        Board n = b.copy();
        n.put(c, player(b));
        return n;
    }

    @Override public Optional<Player> winner(Board b) {
        if (wins(b.bits(Player.X))) return Optional.of(Player.X);
        if (wins(b.bits(Player.O))) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override public boolean terminal(Board b) { return b.isFull() || winner(b).isPresent(); }

    @Override public List<Cell> actions(Board b) { return terminal(b) ? List.of() : b.emptyCells(); }

    @Override public int utility(Board b) { return winner(b).map(p -> p == Player.X ? 1 : -1).orElse(0); }
}
