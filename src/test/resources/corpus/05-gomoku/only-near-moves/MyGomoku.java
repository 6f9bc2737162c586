// exercise: 05
// truth: wrong
// mistake: actions gives only the empty cells within two steps of a stone, for speed, although every empty cell may be played.
// player: both
// style: recursion for counting, sets
// single: yes
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        return (state.board().stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("somebody has won already");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    private static int more(Board b, Player p, int r, int c, int dr, int dc) {
        boolean off = r < 0 || c < 0 || r >= b.size() || c >= b.size();
        return off || !b.has(p, r, c) ? 0 : 1 + more(b, p, r + dr, c + dc, dr, dc);
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        int r = state.last().get().row(), c = state.last().get().column();
        Player p = b.at(r, c).get();
        // the stone itself is counted by both sides, hence 6
        boolean won = more(b, p, r, c, 0, 1) + more(b, p, r, c, 0, -1) >= 6
                || more(b, p, r, c, 1, 0) + more(b, p, r, c, -1, 0) >= 6
                || more(b, p, r, c, 1, 1) + more(b, p, r, c, -1, -1) >= 6
                || more(b, p, r, c, 1, -1) + more(b, p, r, c, -1, 1) >= 6;
        return won ? Optional.of(p) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        Board b = state.board();
        if (b.stones() == 0) return b.emptyCells();
        Set<Cell> near = new LinkedHashSet<>();
        for (Cell e : b.emptyCells()) {
            for (int r = Math.max(0, e.row() - 2); r <= Math.min(b.size() - 1, e.row() + 2); r++) {
                for (int c = Math.max(0, e.column() - 2); c <= Math.min(b.size() - 1, e.column() + 2); c++) {
                    if (!b.isEmpty(r, c)) near.add(e);
                }
            }
        }
        return new ArrayList<>(near);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
