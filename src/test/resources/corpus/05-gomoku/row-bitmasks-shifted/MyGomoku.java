// exercise: 05
// truth: right
// mistake: none; five in a row are found on the whole board with shifted row masks (row & row >> 1 & ...), over five rows for columns and diagonals
// player: both
// style: bitboard programmer: Board.row(player, r) as long, shifts; does not use the last stone at all
// single: yes
// detail: masks of up to 19 bits in a long, so nothing wraps
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
        return (state.board().stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException(cell + ": the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player player : Player.values()) {
            if (hasFive(state.board(), player)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private static boolean hasFive(Board board, Player player) {
        int n = board.size();
        long[] rows = new long[n];
        for (int r = 0; r < n; r++) {
            rows[r] = board.row(player, r);
            if ((rows[r] & rows[r] >> 1 & rows[r] >> 2 & rows[r] >> 3 & rows[r] >> 4) != 0) {
                return true;
            }
        }
        for (int r = 0; r + 4 < n; r++) {
            long down = ~0L;
            long right = ~0L;
            long left = ~0L;
            for (int i = 0; i < 5; i++) {
                down &= rows[r + i];
                right &= rows[r + i] >> i;
                left &= rows[r + i] << i;
            }
            if ((down | right | left) != 0) {
                return true;
            }
        }
        return false;
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
