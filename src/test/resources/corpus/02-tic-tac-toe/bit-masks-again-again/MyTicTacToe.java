// exercise: 02
// truth: right
// mistake: none; the eight lines as bit masks
// player: both
// style: terse, Board.bits and hexadecimal-like masks
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MASKS = {
        0b000_000_111, 0b000_111_000, 0b111_000_000,
        0b001_001_001, 0b010_010_010, 0b100_100_100,
        0b100_010_001, 0b001_010_100
    };

    public Board initialState() { return Board.empty(3); }

    public Player player(Board b) { return (b.stones() & 1) == 0 ? Player.X : Player.O; }

    public Board result(Board b, Cell c) {
        Board after = b.copy();
        after.put(c, player(b));
        return after;
    }

    private static boolean won(long marks) {
        for (int m : MASKS) if ((marks & m) == m) return true;
        return false;
    }

    public Optional<Player> winner(Board b) {
        return won(b.bits(Player.X)) ? Optional.of(Player.X)
             : won(b.bits(Player.O)) ? Optional.of(Player.O)
             : Optional.empty();
    }

    public boolean terminal(Board b) { return b.isFull() || winner(b).isPresent(); }

    public List<Cell> actions(Board b) { return terminal(b) ? List.of() : b.emptyCells(); }

    public int utility(Board b) {
        return winner(b).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
