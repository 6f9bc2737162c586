// exercise: 05
// truth: wrong
// mistake: winner keeps the state it was last asked about and its answer; that state shares its board with the caller, so it equals itself even after a stone was put on the board
// player: both
// style: one remembered answer, compared with equals; var, ternaries
// single: yes
// detail: only if the same state object is asked again in a row after its board changed; seen on 7x7: X at (0,0..3), last (0,3): empty; after state.board().put((0,4), X) still empty, although five lie through the last cell
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Answer(GomokuState state, Optional<Player> winner) {}

    private Answer before = new Answer(null, Optional.empty());

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        var board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves after the end: " + cell);
        }
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        // compares the stones, not the objects
        if (!state.equals(before.state())) {
            before = new Answer(state, state.last().flatMap(cell -> through(state.board(), cell)));
        }
        return before.winner();
    }

    private static Optional<Player> through(Board board, Cell cell) {
        var player = board.at(cell);
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int from = 0;
            int to = 0;
            while (is(board, cell.row() + (to + 1) * d[0], cell.column() + (to + 1) * d[1], player)) {
                to++;
            }
            while (is(board, cell.row() + (from - 1) * d[0], cell.column() + (from - 1) * d[1], player)) {
                from--;
            }
            if (to - from + 1 >= 5) {
                return player;
            }
        }
        return Optional.empty();
    }

    private static boolean is(Board board, int row, int column, Optional<Player> player) {
        int n = board.size();
        return row >= 0 && row < n && column >= 0 && column < n && board.at(row, column).equals(player);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
