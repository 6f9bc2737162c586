// exercise: 05
// truth: wrong
// mistake: lines are walked over cell numbers row * size + column with only a check of the number's range, so a line goes on across the left and right edge
// player: both
// style: ported from C, one-dimensional cell numbers
// single: yes
// detail: sometimes; stones at the end of one row and the beginning of the next
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    static final int WIN_LEN = 5;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) - state.board().count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("finished");
        Board nb = state.board().copy();
        nb.put(cell, player(state));
        return new GomokuState(nb, Optional.of(cell));
    }

    private static boolean stone(Board b, Player p, int pos) {
        return b.has(p, pos / b.size(), pos % b.size());
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        int n = b.size();
        int cells = n * n;
        int pos = state.last().get().row() * n + state.last().get().column();
        Player p = b.at(state.last().get()).orElseThrow();
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int cnt = 1;
            int q = pos + step;
            while (q < cells && stone(b, p, q)) {
                cnt++;
                q += step;
            }
            q = pos - step;
            while (q >= 0 && stone(b, p, q)) {
                cnt++;
                q -= step;
            }
            if (cnt >= WIN_LEN) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) return true;
        return state.board().stones() == state.board().size() * state.board().size();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.equals(Optional.of(Player.X))) return 1;
        if (w.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
