// exercise: 02
// truth: right
// mistake: none; each mark adds 1 or -1 to the sums of its lines, and a sum of 3 or -3 wins
// player: both
// style: sums per row, column and diagonal; columns from right to left
// single: yes
// detail: none
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override public Board initialState() { return Board.empty(3); }

    @Override public Player player(Board b) { return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X; }

    @Override public Board result(Board b, Cell c) {
        Board n = b.copy();
        n.put(c, player(n));
        return n;
    }

    private int[] sums(Board b) {
        int[] s = new int[8];
        for (int r = 0; r < 3; r++) {
            for (int c = 2; c >= 0; c--) {
                int m = b.has(Player.X, r, c) ? 1 : b.has(Player.O, r, c) ? -1 : 0;
                s[r] += m;
                s[3 + c] += m;
                if (r == c) s[6] += m;
                if (r + c == 2) s[7] += m;
            }
        }
        return s;
    }

    @Override public Optional<Player> winner(Board b) {
        int score = score(b);
        return score == 0 ? Optional.empty() : Optional.of(score > 0 ? Player.X : Player.O);
    }

    private int score(Board b) {
        int score = 0;
        for (int s : sums(b)) score = Math.abs(s) == 3 ? s / 3 : score;
        return score;
    }

    @Override public boolean terminal(Board b) { return score(b) != 0 || b.isFull(); }

    @Override public List<Cell> actions(Board b) { return terminal(b) ? new LinkedList<>() : b.emptyCells(); }

    @Override public int utility(Board b) { return score(b); }
}
