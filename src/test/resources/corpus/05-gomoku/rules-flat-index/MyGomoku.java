// exercise: 05
// truth: wrong
// mistake: winner walks over flat cell numbers and only checks that the number is on the board, so lines go on across the left and right edge
// player: both
// style: char array of all cells, numbers as cells, for loops
// kind: slip
// single: yes
// detail: when stones at the end of a row and at the beginning of the next one add up to five
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
        int x = s.board().count(Player.X), o = s.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) throw new IllegalArgumentException("finished");
        if (!s.board().contains(c)) throw new IllegalArgumentException("outside");
        if (!s.board().isEmpty(c)) throw new IllegalArgumentException("taken");
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }

    private char[] cells(Board b) {
        return b.toString().replace("/", "").toCharArray();
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int n = s.board().size();
        char[] f = cells(s.board());
        int p = s.last().get().row() * n + s.last().get().column();
        char me = f[p];
        int[] steps = {1, n, n + 1, n - 1};
        for (int d : steps) {
            int len = 1;
            for (int q = p + d; q < f.length && f[q] == me; q += d) len++;
            for (int q = p - d; q >= 0 && f[q] == me; q -= d) len++;
            if (len >= 5) return Optional.of(me == 'X' ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        List<Cell> list = new ArrayList<>();
        if (terminal(s)) return list;
        char[] f = cells(s.board());
        for (int i = 0; i < f.length; i++) {
            if (f[i] == '.') list.add(new Cell(i / s.board().size(), i % s.board().size()));
        }
        return list;
    }

    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
