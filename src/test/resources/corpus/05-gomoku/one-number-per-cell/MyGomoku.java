// exercise: 05
// truth: wrong
// mistake: cells are numbered row * 19 + column without an edge between rows, so on 19x19 (and only there) a line goes on across the edge
// player: both
// style: port from Python, set of cell numbers
// single: yes
// detail: sometimes; only on boards of 19 rows, e.g. (3,16) (3,17) (3,18) (4,0) (4,1) wins
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    static final int W = 19;
    static final int[] STEPS = {1, W, W + 1, W - 1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X), o = state.board().count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal: " + cell);
        }
        var next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static Set<Integer> stones(Board board, Player p) {
        Set<Integer> out = new HashSet<>();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (board.has(p, r, c)) out.add(r * W + c);
        return out;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Player p = state.board().at(last).orElseThrow();
        Set<Integer> mine = stones(state.board(), p);
        int at = last.row() * W + last.column();
        for (int step : STEPS) {
            int lo = at, hi = at;
            while (mine.contains(lo - step)) lo -= step;
            while (mine.contains(hi + step)) hi += step;
            if ((hi - lo) / step >= 4) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        var w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
