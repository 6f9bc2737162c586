// exercise: 05
// truth: right
// mistake: none; the board is copied into an array with a margin of five, and a run is tracked over nine cells
// player: both
// style: ported from C, padded array, no bounds checks
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int PAD = 5;

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState s) {
        int balance = 0;
        for (char ch : s.board().toString().toCharArray()) {
            if (ch == 'X') balance++;
            if (ch == 'O') balance--;
        }
        return balance != 0 ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("game over: " + cell);
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int w = s.board().size() + 2 * PAD;
        char[] a = new char[w * w];
        for (int r = 0; r < s.board().size(); r++)
            for (int c = 0; c < s.board().size(); c++)
                if (s.board().has(Player.X, r, c)) a[(r + PAD) * w + c + PAD] = 'X';
                else if (s.board().has(Player.O, r, c)) a[(r + PAD) * w + c + PAD] = 'O';
        int at = (s.last().get().row() + PAD) * w + s.last().get().column() + PAD;
        for (int d : new int[] {1, w - 1, w, w + 1}) {
            int run = 0;
            for (int i = at - 4 * d, k = 0; k < 9; k++, i += d) {
                run = a[i] == a[at] ? run + 1 : 0;
                if (run == 5) return Optional.of(a[at] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }

    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }

    public int utility(GomokuState s) {
        Player w = winner(s).orElse(null);
        return w == Player.X ? 1 : w == Player.O ? -1 : 0;
    }
}
