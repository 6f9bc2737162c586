// exercise: 05
// truth: right
// mistake: none; looks at the whole board for a winner instead of the last stone's lines
// player: both
// style: nested loops over all cells, switch on directions
// single: yes
// detail: always
import java.util.ArrayList;
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
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player p : Player.values()) {
            if (hasFive(state.board(), p)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean hasFive(Board b, Player p) {
        int n = b.size();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!b.has(p, r, c)) continue;
                boolean right = c + 4 < n;
                boolean down = r + 4 < n;
                boolean left = c - 4 >= 0;
                if (right && line(b, p, r, c, 0, 1)) return true;
                if (down && line(b, p, r, c, 1, 0)) return true;
                if (right && down && line(b, p, r, c, 1, 1)) return true;
                if (left && down && line(b, p, r, c, 1, -1)) return true;
            }
        }
        return false;
    }

    private boolean line(Board b, Player p, int r, int c, int dr, int dc) {
        for (int k = 1; k < 5; k++) {
            if (!b.has(p, r + k * dr, c + k * dc)) return false;
        }
        return true;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(state)) {
            return moves;
        }
        for (int r = 0; r < state.board().size(); r++) {
            for (int c = 0; c < state.board().size(); c++) {
                if (state.board().isEmpty(r, c)) moves.add(new Cell(r, c));
            }
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
