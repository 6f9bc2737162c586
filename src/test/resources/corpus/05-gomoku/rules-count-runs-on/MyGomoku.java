// exercise: 05
// truth: wrong
// mistake: the counter is set to 1 once before the four directions and never again, so stones of several directions are added up: three across and three down count as five and an early win is invented
// player: both
// style: four directions written out with for loops
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
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board board = state.board();
        int n = board.size();
        int row = state.last().get().row();
        int col = state.last().get().column();
        Player p = board.at(row, col).get();

        // horizontal
        int count = 1;
        for (int c = col + 1; c < n && board.has(p, row, c); c++) count++;
        for (int c = col - 1; c >= 0 && board.has(p, row, c); c--) count++;
        if (count >= 5) return Optional.of(p);

        // vertical
        for (int r = row + 1; r < n && board.has(p, r, col); r++) count++;
        for (int r = row - 1; r >= 0 && board.has(p, r, col); r--) count++;
        if (count >= 5) return Optional.of(p);

        // diagonal \
        for (int r = row + 1, c = col + 1; r < n && c < n && board.has(p, r, c); r++, c++) count++;
        for (int r = row - 1, c = col - 1; r >= 0 && c >= 0 && board.has(p, r, c); r--, c--) count++;
        if (count >= 5) return Optional.of(p);

        // diagonal /
        for (int r = row + 1, c = col - 1; r < n && c >= 0 && board.has(p, r, c); r++, c--) count++;
        for (int r = row - 1, c = col + 1; r >= 0 && c < n && board.has(p, r, c); r--, c++) count++;
        if (count >= 5) return Optional.of(p);

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
