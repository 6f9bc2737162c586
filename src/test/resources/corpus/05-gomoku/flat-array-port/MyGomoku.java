// exercise: 05
// truth: wrong
// mistake: the board is a flat array and only the index is kept in its bounds, so that a line goes on in the next row
// player: both
// style: ported from C: a char array, offsets 1, n, n+1, n-1
// single: yes
// detail: sometimes, only where stones stand at both edges in neighbouring rows
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private static char[] cells(Board b) {
        int n = b.size();
        char[] a = new char[n * n];
        for (int i = 0; i < n * n; i++) {
            a[i] = b.at(i / n, i % n).map(Player::symbol).orElse('.');
        }
        return a;
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int diff = state.board().count(Player.X) - state.board().count(Player.O);
        return diff == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        int n = state.board().size();
        if (cell.row() >= n || cell.column() >= n) throw new IllegalArgumentException("outside");
        if (!state.board().isEmpty(cell)) throw new IllegalArgumentException("taken");
        if (terminal(state)) throw new IllegalArgumentException("over");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int n = state.board().size();
        char[] a = cells(state.board());
        int pos = state.last().get().row() * n + state.last().get().column();
        char me = a[pos];
        int[] offsets = {1, n, n + 1, n - 1};
        for (int off : offsets) {
            int k = 1;
            for (int p = pos + off; p < a.length && a[p] == me; p += off) k++;
            for (int p = pos - off; p >= 0 && a[p] == me; p -= off) k++;
            if (k >= 5) return Optional.of(me == 'X' ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(state)) return moves;
        int n = state.board().size();
        for (int i = 0; i < n * n; i++) {
            if (state.board().isEmpty(i / n, i % n)) moves.add(new Cell(i / n, i % n));
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get().symbol() == 'X' ? 1 : -1;
    }
}
