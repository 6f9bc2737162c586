// exercise: 05
// truth: wrong
// mistake: the scan of lines down to the left begins at columns > 4 instead of >= 4, so a five that ends in column 0 is not seen
// kind: slip
// player: both
// style: whole board scanned, four nested loops, one for each direction
// single: yes
// detail: only five exactly, down to the left, with the lowest stone in column 0
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

    public Player player(GomokuState state) {
        if (state.board().count(Player.X) > state.board().count(Player.O)) {
            return Player.O;
        }
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (hasFive(state.board(), Player.X)) return Optional.of(Player.X);
        if (hasFive(state.board(), Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    private boolean hasFive(Board b, Player p) {
        int n = b.size();
        // rows
        for (int r = 0; r < n; r++)
            for (int c = 0; c <= n - 5; c++)
                if (b.has(p, r, c) && b.has(p, r, c + 1) && b.has(p, r, c + 2) && b.has(p, r, c + 3) && b.has(p, r, c + 4))
                    return true;
        // columns
        for (int r = 0; r <= n - 5; r++)
            for (int c = 0; c < n; c++)
                if (b.has(p, r, c) && b.has(p, r + 1, c) && b.has(p, r + 2, c) && b.has(p, r + 3, c) && b.has(p, r + 4, c))
                    return true;
        // down to the right
        for (int r = 0; r <= n - 5; r++)
            for (int c = 0; c <= n - 5; c++)
                if (b.has(p, r, c) && b.has(p, r + 1, c + 1) && b.has(p, r + 2, c + 2) && b.has(p, r + 3, c + 3) && b.has(p, r + 4, c + 4))
                    return true;
        // down to the left
        for (int r = 0; r <= n - 5; r++)
            for (int c = n - 1; c > 4; c--)
                if (b.has(p, r, c) && b.has(p, r + 1, c - 1) && b.has(p, r + 2, c - 2) && b.has(p, r + 3, c - 3) && b.has(p, r + 4, c - 4))
                    return true;
        return false;
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
