// exercise: 05
// truth: wrong
// mistake: winners are remembered by the hash code of the state, and different states have the same one
// player: both
// style: memo in a field, recursion for the count
// single: yes
// detail: sometimes; X at 0 1 2 3 and last 4, and X at 0 1 2 35 and last 4 on 9x9 (cells numbered row by row) have the same hash code, so the second answer repeats the first
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<Integer, Optional<Player>> known = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no more moves");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return known.computeIfAbsent(state.hashCode(), key -> find(state));
    }

    private Optional<Player> find(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell c = state.last().get();
        Player p = state.board().at(c).orElseThrow();
        boolean won = line(state.board(), p, c, 0, 1) || line(state.board(), p, c, 1, 0)
                || line(state.board(), p, c, 1, 1) || line(state.board(), p, c, 1, -1);
        return won ? Optional.of(p) : Optional.empty();
    }

    private boolean line(Board b, Player p, Cell c, int dr, int dc) {
        return reach(b, p, c.row(), c.column(), dr, dc) + reach(b, p, c.row(), c.column(), -dr, -dc) >= 6;
    }

    private int reach(Board b, Player p, int r, int c, int dr, int dc) {
        if (r < 0 || c < 0 || r >= b.size() || c >= b.size() || !b.has(p, r, c)) {
            return 0;
        }
        return 1 + reach(b, p, r + dr, c + dc, dr, dc);
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
        return w.equals(Optional.of(Player.X)) ? 1 : w.equals(Optional.of(Player.O)) ? -1 : 0;
    }
}
