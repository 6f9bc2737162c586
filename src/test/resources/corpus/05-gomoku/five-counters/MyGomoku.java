// exercise: 05
// truth: wrong
// mistake: winner counts runs while it reads the board cell by cell, and in the rows and columns the run is not set back when the next row or column begins
// player: both
// style: running counters over the whole board, one method per kind of line
// kind: slip
// single: yes
// detail: stones at the end of a row and at the beginning of the next one (or of a column) add up to five
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell c) {
        if (!actions(s).contains(c)) throw new IllegalArgumentException("illegal: " + c);
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }

    public Optional<Player> winner(GomokuState s) {
        for (Player p : Player.values()) {
            if (straight(s.board(), p, true) || straight(s.board(), p, false) || slanted(s.board(), p)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean straight(Board b, Player p, boolean rows) {
        int run = 0;
        for (int i = 0; i < b.size(); i++) {
            for (int j = 0; j < b.size(); j++) {
                boolean hit = rows ? b.has(p, i, j) : b.has(p, j, i);
                run = hit ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }

    private boolean slanted(Board b, Player p) {
        int n = b.size();
        for (int d = -(n - 1); d < n; d++) {
            int down = 0;
            int up = 0;
            for (int i = 0; i < n; i++) {
                int j = i + d;
                if (j < 0 || j >= n) continue;
                down = b.has(p, i, j) ? down + 1 : 0;
                up = b.has(p, i, n - 1 - j) ? up + 1 : 0;
                if (down == 5 || up == 5) return true;
            }
        }
        return false;
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        List<Cell> list = new ArrayList<>();
        if (terminal(s)) return list;
        for (int i = 0; i < s.board().size(); i++)
            for (int j = 0; j < s.board().size(); j++)
                if (s.board().isEmpty(i, j)) list.add(new Cell(i, j));
        return list;
    }

    public int utility(GomokuState s) {
        if (winner(s).isEmpty()) return 0;
        return winner(s).get() == Player.X ? 1 : -1;
    }
}
