// exercise: 05
// truth: wrong
// mistake: on the diagonal down to the left the stones are counted to one side of the last stone only (downwards), so a line that goes on up to the right is not seen
// player: both
// style: eight private counters written out by hand
// single: yes
// detail: rows, columns and the other diagonal are right; the anti-diagonal is right if the last stone is its upper right end
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
        if (x != o) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board b = state.board();
        int r = state.last().get().row();
        int c = state.last().get().column();
        int n = b.size();
        Player p = b.at(r, c).get();

        int left = 0;
        while (c - left - 1 >= 0 && b.has(p, r, c - left - 1)) left++;
        int right = 0;
        while (c + right + 1 < n && b.has(p, r, c + right + 1)) right++;
        if (left + right + 1 >= 5) return Optional.of(p);

        int up = 0;
        while (r - up - 1 >= 0 && b.has(p, r - up - 1, c)) up++;
        int down = 0;
        while (r + down + 1 < n && b.has(p, r + down + 1, c)) down++;
        if (up + down + 1 >= 5) return Optional.of(p);

        int upLeft = 0;
        while (r - upLeft - 1 >= 0 && c - upLeft - 1 >= 0 && b.has(p, r - upLeft - 1, c - upLeft - 1)) upLeft++;
        int downRight = 0;
        while (r + downRight + 1 < n && c + downRight + 1 < n && b.has(p, r + downRight + 1, c + downRight + 1)) downRight++;
        if (upLeft + downRight + 1 >= 5) return Optional.of(p);

        int downLeft = 0;
        while (r + downLeft + 1 < n && c - downLeft - 1 >= 0 && b.has(p, r + downLeft + 1, c - downLeft - 1)) downLeft++;
        int upRight = 0;
        while (r - upRight - 1 >= n && c + upRight + 1 < n && b.has(p, r - upRight - 1, c + upRight + 1)) upRight++;
        if (downLeft + upRight + 1 >= 5) return Optional.of(p);

        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            for (int r = 0; r < state.board().size(); r++) {
                for (int c = 0; c < state.board().size(); c++) {
                    if (state.board().isEmpty(r, c)) {
                        cells.add(new Cell(r, c));
                    }
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) return 0;
        return winner.get() == Player.X ? 1 : -1;
    }
}
