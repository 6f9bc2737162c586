// exercise: 02
// truth: wrong
// mistake: actions empties and fills one list that is a field and returns it, so a later call changes the list of an earlier caller
// player: both
// style: fields, static nested line table
// single: yes
// detail: always when the first list is looked at after a second call
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][][] LINES = {
        {{0, 0}, {0, 1}, {0, 2}}, {{1, 0}, {1, 1}, {1, 2}}, {{2, 0}, {2, 1}, {2, 2}},
        {{0, 0}, {1, 0}, {2, 0}}, {{0, 1}, {1, 1}, {2, 1}}, {{0, 2}, {1, 2}, {2, 2}},
        {{0, 0}, {1, 1}, {2, 2}}, {{2, 0}, {1, 1}, {0, 2}},
    };

    private final List<Cell> moves = new ArrayList<>(9);

    @Override public Board initialState() { return Board.empty(3); }

    @Override public Player player(Board b) {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override public Board result(Board b, Cell cell) {
        Board after = b.copy();
        after.put(cell, player(b));
        return after;
    }

    @Override public Optional<Player> winner(Board b) {
        for (int[][] line : LINES) {
            for (Player p : new Player[] {Player.X, Player.O}) {
                int n = 0;
                for (int[] at : line) if (b.has(p, at[0], at[1])) n++;
                if (n == 3) return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override public boolean terminal(Board b) {
        return b.stones() == 9 || winner(b).isPresent();
    }

    @Override public List<Cell> actions(Board b) {
        moves.clear();
        if (!terminal(b)) {
            moves.addAll(b.emptyCells());
        }
        return moves;
    }

    @Override public int utility(Board b) {
        Optional<Player> w = winner(b);
        if (w.equals(Optional.of(Player.X))) return 1;
        if (w.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
