// exercise: 05
// truth: wrong
// mistake: on boards of up to 8 rows the shifts for diagonals down to the left have no mask, so they go on from column 0 to the last column
// player: both
// style: bitboard in one long for boards up to 8x8, walking on larger ones
// single: yes
// detail: sometimes; sizes 5 to 8, e.g. X at (0,3) (1,2) (2,1) (3,0) (3,7) on 8x8
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int BITS = 8;

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
            throw new IllegalArgumentException("no move: the game is over");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Player mover = state.board().at(state.last().get()).orElseThrow();
        boolean won = state.board().size() <= BITS
                ? wonByBits(state.board().bits(mover), state.board().size())
                : wonByWalking(state.board(), mover, state.last().get());
        return won ? Optional.of(mover) : Optional.empty();
    }

    private static boolean wonByBits(long stones, int size) {
        long starts = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column + 4 < size; column++) {
                starts |= 1L << (row * size + column);
            }
        }
        long row = five(stones, 1) & starts;
        long column = five(stones, size);
        long right = five(stones, size + 1) & starts;
        long left = five(stones, size - 1);
        return (row | column | right | left) != 0;
    }

    /** A bit where five stones begin that are so far apart. */
    private static long five(long stones, int step) {
        long two = stones & stones >>> step;
        long four = two & two >>> 2 * step;
        return four & stones >>> 4 * step;
    }

    private static boolean wonByWalking(Board board, Player mover, Cell last) {
        int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] way : ways) {
            int count = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = last.row() + sign * way[0];
                int column = last.column() + sign * way[1];
                while (row >= 0 && row < board.size() && column >= 0 && column < board.size()
                        && board.has(mover, row, column)) {
                    count++;
                    row += sign * way[0];
                    column += sign * way[1];
                }
            }
            if (count >= 5) {
                return true;
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
        return winner(state).map(player -> player == Player.O ? -1 : 1).orElse(0);
    }
}
