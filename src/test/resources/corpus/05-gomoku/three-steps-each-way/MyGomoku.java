// exercise: 05
// truth: wrong
// mistake: only three cells are looked at on each side, so that five whose end is the last stone are not seen
// player: both
// style: lambda, for loop with break
// single: yes
// detail: always if the last stone is at an end of the five
import java.util.function.IntUnaryOperator;
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
        var b = state.board();
        return b.count(Player.X) - b.count(Player.O) == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("finished");
        var b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int row = state.last().get().row();
        int col = state.last().get().column();
        IntUnaryOperator same = i -> row;
        IntUnaryOperator fixed = i -> col;
        IntUnaryOperator down = i -> row + i;
        IntUnaryOperator right = i -> col + i;
        IntUnaryOperator left = i -> col - i;
        boolean yes = check(state, same, right) || check(state, down, fixed)
                || check(state, down, right) || check(state, down, left);
        return yes ? state.board().at(row, col) : Optional.empty();
    }

    private boolean check(GomokuState state, IntUnaryOperator rowAt, IntUnaryOperator colAt) {
        Board b = state.board();
        Player p = b.at(state.last().get()).get();
        int total = 1;
        for (int i = 1; i < 4; i++) {
            if (!has(b, p, rowAt.applyAsInt(i), colAt.applyAsInt(i))) break;
            total++;
        }
        for (int i = -1; i > -4; i--) {
            if (!has(b, p, rowAt.applyAsInt(i), colAt.applyAsInt(i))) break;
            total++;
        }
        return total >= 5;
    }

    private boolean has(Board b, Player p, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c);
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        var w = winner(state);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
