// exercise: 05
// truth: wrong
// mistake: The fourth direction is (-1,-1) instead of (1,-1), so the diagonal is looked at twice and a line down to the left is never a win.
// kind: slip
// player: both
// style: streams, table of directions
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    // right, down, diagonal, other diagonal
    private static final List<int[]> DIRS = List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, -1});

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("game over");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        return s.last().flatMap(cell -> s.board().at(cell)
                .filter(p -> DIRS.stream().anyMatch(d -> 1 + run(s.board(), cell, p, d[0], d[1]) + run(s.board(), cell, p, -d[0], -d[1]) >= 5)));
    }

    private static long run(Board b, Cell c, Player p, int dr, int dc) {
        return IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> inside(b, c.row() + i * dr) && inside(b, c.column() + i * dc)
                        && b.has(p, c.row() + i * dr, c.column() + i * dc))
                .count();
    }

    private static boolean inside(Board b, int k) {
        return k >= 0 && k < b.size();
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? new ArrayList<>() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
