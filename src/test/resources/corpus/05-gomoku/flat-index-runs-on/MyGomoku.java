// exercise: 05
// truth: wrong
// mistake: walks over a flat array with one step number and stops only at its ends, so lines go on across the left and right edge
// player: both
// style: C port, one-dimensional array, step sizes 1, n, n+1, n-1
// single: yes
// detail: sometimes; needs stones at both edges
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
    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException();
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    private char[] flatten(Board b) {
        int n = b.size();
        char[] cells = new char[n * n];
        for (int i = 0; i < n * n; i++) {
            var p = b.at(i / n, i % n);
            cells[i] = p.isPresent() ? p.get().symbol() : ' ';
        }
        return cells;
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int n = s.board().size();
        char[] cells = flatten(s.board());
        int pos = s.last().get().row() * n + s.last().get().column();
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            int count = 1;
            for (int i = pos + step; i < cells.length && cells[i] == cells[pos]; i += step) count++;
            for (int i = pos - step; i >= 0 && cells[i] == cells[pos]; i -= step) count++;
            if (count >= 5) return s.board().at(s.last().get());
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
