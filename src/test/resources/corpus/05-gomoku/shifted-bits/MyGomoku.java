// exercise: 05
// truth: right
// mistake: none; a line is a number of bits, and five in a row are found by shifting
// player: both
// style: bit tricks ported from C, MyGomoku
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final Optional<Cell> NONE = Optional.empty();

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), NONE);
    }

    public Player player(GomokuState s) {
        int d = s.board().count(Player.X) - s.board().count(Player.O);
        return d == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }

    private static boolean five(long m) {
        m &= m << 1;
        m &= m << 2;
        return (m & (m >> 1)) != 0 && fiveOf(m);
    }

    private static boolean fiveOf(long fours) {
        return (fours & fours << 1) != 0;
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Board b = s.board();
        int r0 = s.last().get().row(), c0 = s.last().get().column(), n = b.size();
        Player p = b.at(r0, c0).get();
        long row = 0, col = 0, down = 0, up = 0;
        for (int i = 0; i < n; i++) {
            if (b.has(p, r0, i)) row |= 1L << i;
            if (b.has(p, i, c0)) col |= 1L << i;
            int d = c0 - r0 + i, u = c0 + r0 - i;
            if (d >= 0 && d < n && b.has(p, i, d)) down |= 1L << i;
            if (u >= 0 && u < n && b.has(p, i, u)) up |= 1L << i;
        }
        return five(row) || five(col) || five(down) || five(up) ? Optional.of(p) : Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        if (winner(s).isEmpty()) return 0;
        return winner(s).get().equals(Player.X) ? 1 : -1;
    }
}
