// exercise: 05
// truth: wrong
// mistake: the set that collects the stones of a direction is not emptied for the next, so stones of several directions add up to five
// player: both
// style: set of cells, record
// single: yes
// detail: sometimes: three in a row crossing three in a column win
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final int[][] D = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    /** the longest row of each player so far, by board */
    private record Run(Player player, int length) {}

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    private Run longest(Board b, Cell at) {
        Player p = b.at(at).orElseThrow();
        Set<Cell> run = new HashSet<>();
        int best = 0;
        for (int[] d : D) {
            run.add(at);
            for (int s = -1; s <= 1; s += 2) {
                int r = at.row() + s * d[0], c = at.column() + s * d[1];
                while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
                    run.add(new Cell(r, c));
                    r += s * d[0];
                    c += s * d[1];
                }
            }
            best = Math.max(best, run.size());
        }
        return new Run(p, best);
    }
    public Optional<Player> winner(GomokuState s) {
        return s.last().map(c -> longest(s.board(), c)).filter(run -> run.length() >= 5).map(Run::player);
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }
    public int utility(GomokuState s) { return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0); }
}
