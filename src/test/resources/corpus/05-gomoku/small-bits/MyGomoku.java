// exercise: 05
// truth: wrong
// mistake: The quick way for small boards shifts the bits with >> and not >>>, so on 8x8 the highest bit, cell (7,7), is copied into what comes from outside.
// player: both
// style: bit tricks for boards of at most 64 cells, loops for larger ones
// kind: subtle
// single: yes
// detail: only on boards of 8 rows: as soon as a player has a stone on (7,7), the last cell, that player has won for winner
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
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Player mover = board.at(state.last().get()).orElseThrow();
        boolean five = board.size() <= 8 ? quick(board.bits(mover), board.size()) : slow(board, mover, state.last().get());
        return five ? Optional.of(mover) : Optional.empty();
    }

    /** All cells at once. A line to the right begins at most in column size - 5, one to the left at least in column 4. */
    private static boolean quick(long stones, int size) {
        long begins = 0;
        long beginsLeft = 0;
        for (int i = 0; i < size * size; i++) {
            begins |= i % size <= size - 5 ? 1L << i : 0;
            beginsLeft |= i % size >= 4 ? 1L << i : 0;
        }
        return (line(stones, 1) & begins) != 0
                || line(stones, size) != 0
                || (line(stones, size + 1) & begins) != 0
                || (line(stones, size - 1) & beginsLeft) != 0;
    }

    private static long line(long stones, int step) {
        return stones & stones >> step & stones >> 2 * step & stones >> 3 * step & stones >> 4 * step;
    }

    private static boolean slow(Board board, Player mover, Cell last) {
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] step : steps) {
            int length = 1;
            for (int side = -1; side <= 1; side += 2) {
                int row = last.row() + side * step[0];
                int column = last.column() + side * step[1];
                while (row >= 0 && column >= 0 && row < board.size() && column < board.size()
                        && board.has(mover, row, column)) {
                    length++;
                    row += side * step[0];
                    column += side * step[1];
                }
            }
            if (length >= 5) {
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
