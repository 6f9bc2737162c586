// exercise: 05
// truth: wrong
// mistake: cells are numbers row * size + column and lines go on by 1, size, size + 1, size - 1 as long as the number is on the board: a row (and a diagonal) goes on across the edge in the next row, so lines across the edge win
// player: both
// style: ex-C++ programmer; char array, flat index, precomputed steps
// single: yes
// detail: columns are right; rows and both diagonals wrap
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
        return x > o ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("not allowed: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    /** The board as one array: index = row * n + column. */
    private static char[] flat(Board board) {
        int n = board.size();
        char[] cells = new char[n * n];
        for (int i = 0; i < cells.length; i++) {
            Optional<Player> p = board.at(i / n, i % n);
            cells[i] = p.isEmpty() ? '.' : p.get().symbol();
        }
        return cells;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int n = state.board().size();
        char[] cells = flat(state.board());
        int last = state.last().get().row() * n + state.last().get().column();
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int count = 1;
            int i = last + step;
            while (i < cells.length && cells[i] == cells[last]) {
                count++;
                i += step;
            }
            i = last - step;
            while (i >= 0 && cells[i] == cells[last]) {
                count++;
                i -= step;
            }
            if (count >= 5) {
                return Optional.of(cells[last] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            cells.addAll(state.board().emptyCells());
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
