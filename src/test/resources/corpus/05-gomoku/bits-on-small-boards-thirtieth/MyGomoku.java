// exercise: 05
// truth: wrong
// mistake: on boards of up to 8 rows winner shifts the whole board as one long; rows and the diagonal down to the right are masked at the edge, the diagonal down to the left is not
// player: both
// style: bitboard for small boards, row bit sets for larger ones
// kind: subtle
// single: yes
// detail: boards of 5 to 8 only, stones on a diagonal down to the left that runs over the left edge into the right end of the same row, e.g. on 5x5 (0,0) (0,4) (1,3) (2,2) (3,1)
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
            throw new IllegalArgumentException("over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        for (Player p : Player.values()) {
            if (board.size() <= 8 ? small(board.bits(p), board.size()) : large(board, p)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    /** All cells in one number, as chess programs do. */
    private static boolean small(long stones, int n) {
        long starts = 0; // cells from which five cells to the right are on the board
        for (int row = 0; row < n; row++) {
            for (int column = 0; column + 4 < n; column++) {
                starts |= 1L << (row * n + column);
            }
        }
        return (five(stones, 1) & starts) != 0
                || five(stones, n) != 0
                || (five(stones, n + 1) & starts) != 0
                || five(stones, n - 1) != 0;
    }

    private static long five(long s, int shift) {
        return s & s >>> shift & s >>> 2 * shift & s >>> 3 * shift & s >>> 4 * shift;
    }

    /** One number for each row. */
    private static boolean large(Board board, Player p) {
        for (int row = 0; row < board.size(); row++) {
            long r = board.row(p, row);
            if (five(r, 1) != 0) {
                return true;
            }
            if (row + 4 < board.size()) {
                long down = r;
                long right = r;
                long left = r;
                for (int i = 1; i <= 4; i++) {
                    long below = board.row(p, row + i);
                    down &= below;
                    right &= below >>> i;
                    left &= below << i;
                }
                if ((down | right | left) != 0) {
                    return true;
                }
            }
        }
        return false;
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
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
