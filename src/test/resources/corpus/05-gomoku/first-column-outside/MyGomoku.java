// exercise: 05
// truth: wrong
// mistake: the test for the edge says column > 0, so stones in column 0 are not counted when the count walks to the left
// player: both
// style: count to both sides, directions as an array of arrays
// single: yes
// detail: sometimes; only lines that reach the left edge, with the last stone not in column 0
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    int[][] dirs = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) != state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("finished");
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell cell = state.last().get();
        Player p = state.board().at(cell).get();
        for (int[] d : dirs) {
            int sum = 1 + run(state.board(), cell, p, d[0], d[1]) + run(state.board(), cell, p, -d[0], -d[1]);
            if (sum >= 5) return Optional.of(p);
        }
        return Optional.empty();
    }

    int run(Board board, Cell cell, Player p, int dr, int dc) {
        int n = board.size();
        int r = cell.row() + dr, c = cell.column() + dc;
        int k = 0;
        while (r >= 0 && r < n && c > 0 && c < n && board.has(p, r, c)) {
            k++;
            r += dr;
            c += dc;
        }
        return k;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
