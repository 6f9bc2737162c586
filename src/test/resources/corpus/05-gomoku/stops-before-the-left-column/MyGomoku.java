// exercise: 05
// truth: wrong
// mistake: the walks to the left stop at column 1 (c > 0 instead of c >= 0), so a stone in the left column is not counted unless it is the last one.
// player: both
// style: eight walks written out, C style
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) throw new IllegalArgumentException("somebody has won");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        int n = b.size();
        int row = state.last().get().row();
        int col = state.last().get().column();
        Player p = b.has(Player.X, row, col) ? Player.X : Player.O;
        int r, c, count;

        // horizontal
        count = 1;
        for (c = col + 1; c < n && b.has(p, row, c); c++) count++;
        for (c = col - 1; c > 0 && b.has(p, row, c); c--) count++;
        if (count >= 5) return Optional.of(p);

        // vertical
        count = 1;
        for (r = row + 1; r < n && b.has(p, r, col); r++) count++;
        for (r = row - 1; r >= 0 && b.has(p, r, col); r--) count++;
        if (count >= 5) return Optional.of(p);

        // diagonal
        count = 1;
        for (r = row + 1, c = col + 1; r < n && c < n && b.has(p, r, c); r++, c++) count++;
        for (r = row - 1, c = col - 1; r >= 0 && c > 0 && b.has(p, r, c); r--, c--) count++;
        if (count >= 5) return Optional.of(p);

        // other diagonal
        count = 1;
        for (r = row - 1, c = col + 1; r >= 0 && c < n && b.has(p, r, c); r--, c++) count++;
        for (r = row + 1, c = col - 1; r < n && c > 0 && b.has(p, r, c); r++, c--) count++;
        if (count >= 5) return Optional.of(p);

        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(state)) return cells;
        for (int r = 0; r < state.board().size(); r++)
            for (int c = 0; c < state.board().size(); c++)
                if (state.board().isEmpty(r, c)) cells.add(new Cell(r, c));
        return cells;
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
