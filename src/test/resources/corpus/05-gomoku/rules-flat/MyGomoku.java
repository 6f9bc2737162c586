// exercise: 05
// truth: wrong
// mistake: winner walks over cells numbered row by row, and its diagonals go on across the side edges of the board
// player: both
// style: one array of chars, cells as numbers, steps 1, n, n+1, n-1
// single: yes
// detail: when stones of a diagonal reach the side edge and the next stones in number order lie on the other side; rows are guarded, diagonals are not
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
        return x != o ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private static char[] flat(Board board) {
        int n = board.size();
        char[] f = new char[n * n];
        for (int i = 0; i < f.length; i++) {
            f[i] = board.at(i / n, i % n).map(p -> p.symbol()).orElse(' ');
        }
        return f;
    }

    private static int run(char[] f, int n, int from, int step) {
        int count = 0;
        int i = from + step;
        while (i >= 0 && i < f.length && f[i] == f[from]) {
            if (Math.abs(step) == 1 && i / n != from / n) {
                break; // next row
            }
            count++;
            i += step;
        }
        return count;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board board = state.board();
        int n = board.size();
        char[] f = flat(board);
        int last = state.last().get().row() * n + state.last().get().column();
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            if (run(f, n, last, step) + run(f, n, last, -step) + 1 >= 5) {
                return board.at(state.last().get());
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
