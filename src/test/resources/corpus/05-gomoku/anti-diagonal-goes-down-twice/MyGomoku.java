// exercise: 05
// truth: wrong
// mistake: in the eight written-out loops, the one that should go up to the right goes down to the right again, so on an anti-diagonal only the stones below the last one are counted, and those down to the right are counted with them
// kind: slip
// player: both
// style: verbose student code, every direction written out
// single: yes
// detail: five on an anti-diagonal is missed unless the last stone is its upper right end; a bent line (down to the left and down to the right) counts as one
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
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
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
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board b = state.board();
        int n = b.size();
        int row = state.last().get().row();
        int col = state.last().get().column();
        Player p = b.at(row, col).get();

        // horizontal
        int count = 1;
        for (int c = col + 1; c < n && b.has(p, row, c); c++) {
            count++;
        }
        for (int c = col - 1; c >= 0 && b.has(p, row, c); c--) {
            count++;
        }
        if (count >= 5) {
            return Optional.of(p);
        }

        // vertical
        count = 1;
        for (int r = row + 1; r < n && b.has(p, r, col); r++) {
            count++;
        }
        for (int r = row - 1; r >= 0 && b.has(p, r, col); r--) {
            count++;
        }
        if (count >= 5) {
            return Optional.of(p);
        }

        // diagonal
        count = 1;
        for (int r = row + 1, c = col + 1; r < n && c < n && b.has(p, r, c); r++, c++) {
            count++;
        }
        for (int r = row - 1, c = col - 1; r >= 0 && c >= 0 && b.has(p, r, c); r--, c--) {
            count++;
        }
        if (count >= 5) {
            return Optional.of(p);
        }

        // other diagonal
        count = 1;
        for (int r = row + 1, c = col - 1; r < n && c >= 0 && b.has(p, r, c); r++, c--) {
            count++;
        }
        for (int r = row + 1, c = col + 1; r < n && c < n && b.has(p, r, c); r++, c++) {
            count++;
        }
        if (count >= 5) {
            return Optional.of(p);
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
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (!winner.isPresent()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
