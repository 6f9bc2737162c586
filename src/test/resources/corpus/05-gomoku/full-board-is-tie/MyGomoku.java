// exercise: 05
// truth: wrong
// mistake: utility answers 0 for every full board, also if the last stone made five
// player: both
// style: streams, flatMap and filter
// single: yes
// detail: rare: only a win with the very last stone, such as a full 5x5 board with a row of X
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final List<int[]> DIRS = List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState st) { return st.board().stones() % 2 == 1 ? Player.O : Player.X; }
    public GomokuState result(GomokuState st, Cell cell) {
        if (terminal(st)) throw new IllegalArgumentException();
        Board b = st.board().copy();
        b.put(cell, player(st));
        return new GomokuState(b, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState st) {
        return st.last().flatMap(st.board()::at).filter(p -> DIRS.stream().anyMatch(d -> 1 + along(st, p, d[0], d[1]) + along(st, p, -d[0], -d[1]) >= 5));
    }
    private int along(GomokuState st, Player p, int dr, int dc) {
        int n = 0;
        for (int r = st.last().get().row() + dr, c = st.last().get().column() + dc; inside(st, r, c) && st.board().has(p, r, c); r += dr, c += dc) n++;
        return n;
    }
    private boolean inside(GomokuState st, int r, int c) { return Math.min(r, c) >= 0 && Math.max(r, c) < st.board().size(); }
    public boolean terminal(GomokuState st) { return st.board().isFull() || winner(st).isPresent(); }
    public List<Cell> actions(GomokuState st) { return terminal(st) ? List.of() : st.board().emptyCells(); }
    public int utility(GomokuState st) {
        if (st.board().isFull()) return 0;
        return winner(st).get() == Player.X ? 1 : -1;
    }
}
