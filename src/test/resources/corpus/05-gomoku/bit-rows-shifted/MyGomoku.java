// exercise: 05
// truth: right
// mistake: none; winner shifts the rows as bit sets
// player: both
// style: bit tricks on board.row
// single: yes
// detail: always
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
        Board b = Board.empty(size);
        return new GomokuState(b, Optional.empty());
    }

    public Player player(GomokuState s) {
        int x = s.board().count(Player.X), o = s.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) throw new IllegalArgumentException("game over");
        int n = s.board().size();
        if (c.row() >= n || c.column() >= n) throw new IllegalArgumentException("not on the board: " + c);
        if (s.board().at(c).isPresent()) throw new IllegalArgumentException("occupied: " + c);
        Board nb = s.board().copy();
        nb.put(c, player(s));
        return new GomokuState(nb, Optional.of(c));
    }

    public Optional<Player> winner(GomokuState s) {
        if (five(s.board(), Player.X)) return Optional.of(Player.X);
        if (five(s.board(), Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    private static boolean five(Board b, Player p) {
        int n = b.size();
        long[] r = new long[n];
        for (int i = 0; i < n; i++) r[i] = b.row(p, i);
        for (int i = 0; i < n; i++) {
            long h = r[i];
            h &= h >> 1;
            h &= h >> 1;
            h &= h >> 1;
            h &= h >> 1;
            if (h != 0) return true;
            if (i + 4 < n) {
                long down = -1L, right = -1L, left = -1L;
                for (int k = 0; k < 5; k++) {
                    down &= r[i + k];
                    right &= r[i + k] >> k;
                    left &= r[i + k] << k;
                }
                if ((down | right | left) != 0) return true;
            }
        }
        return false;
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        List<Cell> out = new ArrayList<>();
        if (terminal(s)) return out;
        int n = s.board().size();
        for (int i = n - 1; i >= 0; i--)
            for (int j = n - 1; j >= 0; j--)
                if (s.board().isEmpty(i, j)) out.add(new Cell(i, j));
        return out;
    }

    public int utility(GomokuState s) {
        if (five(s.board(), Player.X)) return 1;
        return five(s.board(), Player.O) ? -1 : 0;
    }
}
