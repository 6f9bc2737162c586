// exercise: 05
// truth: wrong
// mistake: the board is one flat string and a direction is a step of 1, n, n+1 or n-1 in it without a test for the edge of a row, so a line that leaves the board on one side and goes on in the next row counts as five
// player: both
// style: flat index arithmetic
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
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
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int n = state.board().size();
        String cells = state.board().toString().replace("/", "");
        int last = state.last().get().row() * n + state.last().get().column();
        char me = cells.charAt(last);
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            int count = 1;
            for (int i = last + step; i < n * n && cells.charAt(i) == me; i += step) {
                count++;
            }
            for (int i = last - step; i >= 0 && cells.charAt(i) == me; i -= step) {
                count++;
            }
            if (count >= 5) {
                return Optional.of(me == 'X' ? Player.X : Player.O);
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
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
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
