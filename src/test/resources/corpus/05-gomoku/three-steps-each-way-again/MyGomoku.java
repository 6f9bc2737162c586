// exercise: 05
// truth: wrong
// mistake: the count goes at most three cells to each side of the last stone instead of four, so five are missed if the last stone is at an end of them
// player: both
// style: for loops with break, bounds by try and catch
// single: yes
// detail: sometimes; only if the last stone is at an end of the line
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
        if (terminal(state)) throw new IllegalArgumentException("Game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private boolean mine(Board b, Player me, int row, int col) {
        try {
            return b.at(row, col).orElse(null) == me;
        } catch (IllegalArgumentException outside) {
            return false;
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        Cell l = state.last().get();
        Player me = b.at(l).orElseThrow();
        int[] dx = {0, 1, 1, 1};
        int[] dy = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int inRow = 1;
            for (int k = 1; k < 4; k++) {
                if (!mine(b, me, l.row() + k * dx[i], l.column() + k * dy[i])) break;
                inRow++;
            }
            for (int k = 1; k < 4; k++) {
                if (!mine(b, me, l.row() - k * dx[i], l.column() - k * dy[i])) break;
                inRow++;
            }
            if (inRow >= 5) return Optional.of(me);
        }
        return Optional.empty();
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
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
