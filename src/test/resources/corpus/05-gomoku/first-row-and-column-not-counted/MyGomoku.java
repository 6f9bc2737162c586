// exercise: 05
// truth: wrong
// mistake: the counting loop asks for row > 0 and column > 0 instead of >= 0, so stones in row 0 or column 0 are not counted beside the last stone: fives along the top or left edge, or that end there, are missed
// player: both
// style: ex-C++ programmer; for loop with everything in its head
// single: yes
// detail: only when the stone in row or column 0 is not the last one itself
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private int run(Board b, Cell from, int dr, int dc, Player p) {
        int n = 0;
        final int N = b.size();
        for (int r = from.row() + dr, c = from.column() + dc;
                r > 0 && c > 0 && r < N && c < N && b.has(p, r, c);
                r += dr, c += dc) {
            ++n;
        }
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) return Optional.empty();
        Cell last = state.last().get();
        Player p = state.board().at(last).get();
        for (int d = 0; d < 4; ++d) {
            int n = 1 + run(state.board(), last, DR[d], DC[d], p) + run(state.board(), last, -DR[d], -DC[d], p);
            if (n >= 5) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
