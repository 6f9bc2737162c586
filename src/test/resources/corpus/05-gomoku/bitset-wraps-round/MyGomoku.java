// exercise: 05
// truth: wrong
// mistake: cells are numbered through without a frame, so a line goes on across the left and right edge
// player: both
// style: BitSet, ported from C
// single: yes
// detail: sometimes
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("finished");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Player p = s.board().at(s.last().get()).get();
        int n = s.board().size();
        BitSet mine = new BitSet(n * n);
        for (int i = 0; i < n * n; i++) if (s.board().has(p, i / n, i % n)) mine.set(i);
        int at = s.last().get().row() * n + s.last().get().column();
        for (int d : new int[] {1, n, n + 1, n - 1}) {
            int len = 1;
            for (int i = at + d; i < n * n && mine.get(i); i += d) len++;
            for (int i = at - d; i >= 0 && mine.get(i); i -= d) len++;
            if (len >= 5) return Optional.of(p);
        }
        return Optional.empty();
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }
    public int utility(GomokuState s) { return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0); }
}
