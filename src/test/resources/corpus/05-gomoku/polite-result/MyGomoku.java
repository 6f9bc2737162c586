// exercise: 05
// truth: wrong
// mistake: result does not refuse a cell that is taken, but returns the given state unchanged
// player: both
// style: guard clauses, recursive counting
// single: yes
// detail: always
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
        Board empty = Board.empty(size);
        return new GomokuState(empty, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) return Player.X;
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board old = state.board();
        if (terminal(state)) throw new IllegalArgumentException("game is over");
        if (!old.contains(cell)) throw new IllegalArgumentException("outside: " + cell);
        if (old.at(cell).isPresent()) return state;
        Board fresh = old.copy();
        fresh.put(cell, player(state));
        return new GomokuState(fresh, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Board b = state.board();
        Player p = b.at(r, c).orElseThrow();
        boolean five = line(b, p, r, c, 1, 0) || line(b, p, r, c, 0, 1) || line(b, p, r, c, 1, 1) || line(b, p, r, c, -1, 1);
        return five ? Optional.of(p) : Optional.empty();
    }

    private boolean line(Board b, Player p, int r, int c, int dr, int dc) {
        return chain(b, p, r, c, dr, dc) + chain(b, p, r - dr, c - dc, -dr, -dc) > 4;
    }

    private int chain(Board b, Player p, int r, int c, int dr, int dc) {
        if (r < 0 || r >= b.size() || c < 0 || c >= b.size()) return 0;
        if (!b.has(p, r, c)) return 0;
        return 1 + chain(b, p, r + dr, c + dc, dr, dc);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        if (winner(state).get() == Player.O) return -1;
        return 1;
    }
}
