// exercise: 05
// truth: wrong
// mistake: an empty cell does not reset the count of stones, only a stone of the other side does
// player: both
// style: nine cells around the last stone in one pass
// single: yes
// detail: sometimes: five stones with gaps within nine cells
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over: " + cell);
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Cell last = s.last().get();
        Player p = s.board().at(last).orElseThrow();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int stones = 0;
            for (int i = -4; i <= 4; i++) {
                int r = last.row() + i * d[0];
                int c = last.column() + i * d[1];
                if (r < 0 || c < 0 || r >= s.board().size() || c >= s.board().size()) continue;
                if (s.board().has(p, r, c)) stones++;
                else if (s.board().has(p.opponent(), r, c)) stones = 0;
                if (stones == 5) return Optional.of(p);
            }
        }
        return Optional.empty();
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }
    public int utility(GomokuState s) { return winner(s).map(p -> p.equals(Player.X) ? 1 : -1).orElse(0); }
}
