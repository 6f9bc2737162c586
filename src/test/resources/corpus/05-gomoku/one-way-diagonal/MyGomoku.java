// exercise: 05
// truth: wrong
// mistake: along the diagonal down to the left only the stones below the last one are counted, not those above
// player: both
// style: count in eight directions
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private int run(Board b, Player p, int r, int c, int dr, int dc) {
        int n = 0;
        r += dr;
        c += dc;
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = b.at(r, c).get();
        int horizontal = 1 + run(b, p, r, c, 0, 1) + run(b, p, r, c, 0, -1);
        int vertical = 1 + run(b, p, r, c, 1, 0) + run(b, p, r, c, -1, 0);
        int diagonal = 1 + run(b, p, r, c, 1, 1) + run(b, p, r, c, -1, -1);
        int antidiagonal = 1 + run(b, p, r, c, 1, -1);
        int longest = Math.max(Math.max(horizontal, vertical), Math.max(diagonal, antidiagonal));
        return longest >= 5 ? Optional.of(p) : Optional.empty();
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
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
