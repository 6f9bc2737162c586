// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board, copies it and clears the cell in a finally block; when put refuses a taken cell, the finally clears the stone that stood there, so the given board does not stay as it was
// kind: subtle
// player: both
// style: put, copy, clear in place with try/finally
// single: yes
// detail: only after a refused move onto a taken cell: the exception comes, but the stone is gone
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] HALF_COMPASS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int ofX = state.board().count(Player.X);
        return ofX * 2 == state.board().stones() ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
        }
        Board board = state.board();
        try {
            board.put(cell, player(state));
            return new GomokuState(board.copy(), Optional.of(cell));
        } finally {
            if (board.contains(cell)) {
                board.clear(cell); // as it was, whatever happens
            }
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        Optional<Player> mover = state.board().at(cell);
        for (int[] d : HALF_COMPASS) {
            int run = 1 + run(state.board(), mover.get(), cell, d[0], d[1]) + run(state.board(), mover.get(), cell, -d[0], -d[1]);
            if (run > 4) {
                return mover;
            }
        }
        return Optional.empty();
    }

    private int run(Board board, Player player, Cell cell, int down, int right) {
        int r = cell.row() + down, c = cell.column() + right, n = 0;
        while (Math.min(r, c) >= 0 && Math.max(r, c) < board.size() && board.has(player, r, c)) {
            n++;
            r += down;
            c += right;
        }
        return n;
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
