// exercise: 05
// truth: wrong
// mistake: in one of the four directions (down to the left) the column is compared with 15 instead of the size, so on larger boards that diagonal is not followed beyond column 14
// player: both
// style: one line of code per direction, windows of cells collected in lists
// single: yes
// detail: only boards of 16 rows and more, only one direction, only the right-hand columns
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int SIZE = 15;
    private static final int WIN = 5;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        return s.board().count(Player.O) != s.board().count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Board b = s.board();
        int n = b.size();
        int r = s.last().get().row();
        int c = s.last().get().column();
        Player p = b.at(r, c).get();
        int count = 0, best = 0;
        // row
        for (int j = 0; j < n; j++) {
            count = b.has(p, r, j) ? count + 1 : 0;
            best = Math.max(best, count);
        }
        // column
        count = 0;
        for (int i = 0; i < n; i++) {
            count = b.has(p, i, c) ? count + 1 : 0;
            best = Math.max(best, count);
        }
        // diagonal \
        count = 0;
        for (int k = -Math.min(r, c); r + k < n && c + k < n; k++) {
            count = b.has(p, r + k, c + k) ? count + 1 : 0;
            best = Math.max(best, count);
        }
        // diagonal /
        count = 0;
        for (int i = 0; i < n; i++) {
            int j = r + c - i;
            if (j < 0 || j >= SIZE || j >= n) continue;
            count = b.has(p, i, j) ? count + 1 : 0;
            best = Math.max(best, count);
        }
        return best >= WIN ? Optional.of(p) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        return !w.isPresent() ? 0 : w.get().equals(Player.X) ? +1 : -1;
    }
}
