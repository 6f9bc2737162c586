// exercise: 05
// truth: wrong
// mistake: actions is empty only on a full board; after a win the empty cells are still offered
// player: both
// style: windows of five over the last cell
// single: yes
// detail: always, at every won state with empty cells
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState s) { return s.board().count(Player.O) < s.board().count(Player.X) ? Player.O : Player.X; }
    public GomokuState result(GomokuState s, Cell cell) {
        if (winner(s).isPresent()) throw new IllegalArgumentException("somebody has won already");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Cell c = s.last().get();
        Player p = s.board().at(c).get();
        boolean won = five(s.board(), p, c, 0, 1) || five(s.board(), p, c, 1, 0) || five(s.board(), p, c, 1, 1) || five(s.board(), p, c, 1, -1);
        return won ? Optional.of(p) : Optional.empty();
    }
    /** slides a window of five over the cell */
    private boolean five(Board b, Player p, Cell c, int dr, int dc) {
        for (int off = -4; off <= 0; off++) {
            int k = 0;
            while (k < 5 && has(b, p, c.row() + (off + k) * dr, c.column() + (off + k) * dc)) k++;
            if (k == 5) return true;
        }
        return false;
    }
    private boolean has(Board b, Player p, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c);
    }
    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }
    public List<Cell> actions(GomokuState s) {
        List<Cell> cells = new ArrayList<>(s.board().emptyCells());
        if (s.board().isFull()) cells.clear();
        return cells;
    }
    public int utility(GomokuState s) {
        if (winner(s).isEmpty()) return 0;
        return winner(s).get() == Player.X ? 1 : -1;
    }
}
