// exercise: 05
// truth: wrong
// mistake: the counting stops before row 0 and column 0: the test is > 0 instead of >= 0
// player: both
// style: record for a step
// single: yes
// detail: sometimes: fives that reach the upper or left edge
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    record Step(int down, int right) {
        Step back() { return new Step(-down, -right); }
    }
    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Player p = s.board().at(s.last().get()).get();
        for (Step step : STEPS)
            if (1 + stones(s, p, step) + stones(s, p, step.back()) >= 5) return Optional.of(p);
        return Optional.empty();
    }
    private int stones(GomokuState s, Player p, Step step) {
        int n = 0;
        int r = s.last().get().row() + step.down();
        int c = s.last().get().column() + step.right();
        while (r > 0 && r < s.board().size() && c > 0 && c < s.board().size() && s.board().has(p, r, c)) {
            n++;
            r += step.down();
            c += step.right();
        }
        return n;
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }
    public int utility(GomokuState s) {
        Player w = winner(s).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
