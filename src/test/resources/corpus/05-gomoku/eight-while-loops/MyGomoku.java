// exercise: 05
// truth: wrong
// mistake: on the diagonal down to the left the way back goes up to the left instead of up to the right
// player: both
// style: a loop written out for each of the eight ways
// single: yes
// detail: sometimes; that diagonal, unless the last stone is its upper end
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
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("already won");
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
        Board board = state.board();
        Cell last = state.last().get();
        Player p = board.at(last).get();
        int r, c;

        // row
        int count = 1;
        r = last.row(); c = last.column() + 1;
        while (mine(board, p, r, c)) { count++; c++; }
        r = last.row(); c = last.column() - 1;
        while (mine(board, p, r, c)) { count++; c--; }
        if (count >= 5) return Optional.of(p);

        // column
        count = 1;
        r = last.row() + 1; c = last.column();
        while (mine(board, p, r, c)) { count++; r++; }
        r = last.row() - 1; c = last.column();
        while (mine(board, p, r, c)) { count++; r--; }
        if (count >= 5) return Optional.of(p);

        // diagonal
        count = 1;
        r = last.row() + 1; c = last.column() + 1;
        while (mine(board, p, r, c)) { count++; r++; c++; }
        r = last.row() - 1; c = last.column() - 1;
        while (mine(board, p, r, c)) { count++; r--; c--; }
        if (count >= 5) return Optional.of(p);

        // other diagonal
        count = 1;
        r = last.row() + 1; c = last.column() - 1;
        while (mine(board, p, r, c)) { count++; r++; c--; }
        r = last.row() - 1; c = last.column() + 1;
        while (mine(board, p, r, c)) { count++; r--; c--; }
        if (count >= 5) return Optional.of(p);

        return Optional.empty();
    }

    private boolean mine(Board board, Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
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
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
