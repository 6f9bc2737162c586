// exercise: 05
// truth: wrong
// mistake: the size of the board is a field that start sets, so a state of another size is measured with the wrong one
// player: both
// style: field for the size
// single: yes
// detail: sometimes: after start(5), five at the right of a 15x15 board are missed; after start(19), a smaller board throws at the edge
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private int n;

    public GomokuState start(int size) {
        n = size;
        return new GomokuState(Board.empty(n), Optional.empty());
    }
    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("The game is over");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    private boolean onBoard(int r, int c) { return r >= 0 && r < n && c >= 0 && c < n; }
    private int count(Board b, Player p, int r, int c, int dr, int dc) {
        int k = 0;
        for (int i = r + dr, j = c + dc; onBoard(i, j) && b.has(p, i, j); i += dr, j += dc) k++;
        return k;
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int r = s.last().get().row(), c = s.last().get().column();
        Player p = s.board().at(r, c).get();
        for (int dr = 0; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc < 1) continue;
                if (count(s.board(), p, r, c, dr, dc) + 1 + count(s.board(), p, r, c, -dr, -dc) >= 5) return Optional.of(p);
            }
        return Optional.empty();
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }
    public int utility(GomokuState s) { return winner(s).isPresent() ? (winner(s).get() == Player.X ? 1 : -1) : 0; }
}
