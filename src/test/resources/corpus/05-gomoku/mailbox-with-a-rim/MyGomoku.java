// exercise: 05
// truth: right
// mistake: none; the board becomes one int array with a rim of one column, ported from C
// player: both
// style: mailbox array, step sizes, one column as a rim for both sides
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static int[] squares(Board b, int w) {
        int n = b.size();
        int[] sq = new int[(n + 2) * w + 1];
        java.util.Arrays.fill(sq, 9);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                sq[(i + 1) * w + j + 1] = b.has(Player.X, i, j) ? 1 : b.has(Player.O, i, j) ? 2 : 0;
        return sq;
    }

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        int diff = state.board().count(Player.X) - state.board().count(Player.O);
        return diff == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        Board b = state.board();
        if (cell.row() >= b.size() || cell.column() >= b.size())
            throw new NoSuchElementException("outside: " + cell);
        if (b.at(cell).isPresent()) throw new IllegalArgumentException("taken: " + cell);
        if (winner(state).isPresent()) throw new IllegalStateException("game over");
        Board nb = b.copy();
        nb.put(cell, player(state));
        return new GomokuState(nb, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int w = state.board().size() + 1;
        int[] sq = squares(state.board(), w);
        int at = (state.last().get().row() + 1) * w + state.last().get().column() + 1;
        int me = sq[at];
        for (int step : new int[] {1, w, w + 1, w - 1}) {
            int lo = at, hi = at;
            while (sq[lo - step] == me) lo -= step;
            while (sq[hi + step] == me) hi += step;
            if ((hi - lo) / step >= 4) return Optional.of(me == 1 ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return state.board().stones() == state.board().size() * state.board().size() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> all = new ArrayList<>();
        if (terminal(state)) return all;
        for (int j = state.board().size() - 1; j >= 0; j--)
            for (int i = 0; i < state.board().size(); i++)
                if (state.board().isEmpty(i, j)) all.add(new Cell(i, j));
        return all;
    }

    public int utility(GomokuState state) {
        Optional<Player> p = winner(state);
        return p.isPresent() ? (p.get() == Player.X ? 1 : -1) : 0;
    }
}
