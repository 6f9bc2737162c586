// exercise: 05
// truth: right
// mistake: none; unusual: looks at the whole board with the bits of its rows, shifted and combined; ignores the last move but for who made it; actions from the bottom right
// player: both
// style: bit boards, one long for each row
// single: yes
// detail: a diagonal of five is row & row>>1 & row>>2 & row>>3 & row>>4 over five rows
import java.util.ArrayList;
import java.util.Collections;
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
        int x = 0, o = 0;
        for (long row : rows(state.board(), Player.X)) x += Long.bitCount(row);
        for (long row : rows(state.board(), Player.O)) o += Long.bitCount(row);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("not a legal move: " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty(); // nobody has moved
        }
        Optional<Player> mover = state.board().at(state.last().get());
        return mover.filter(p -> hasFive(rows(state.board(), p)));
    }

    private static long[] rows(Board board, Player p) {
        long[] rows = new long[board.size()];
        for (int r = 0; r < rows.length; r++) {
            rows[r] = board.row(p, r);
        }
        return rows;
    }

    private static boolean hasFive(long[] rows) {
        for (int r = 0; r < rows.length; r++) {
            long along = rows[r];
            if ((along & along >> 1 & along >> 2 & along >> 3 & along >> 4) != 0) {
                return true;
            }
            if (r + 4 < rows.length) {
                long down = ~0L, right = ~0L, left = ~0L;
                for (int i = 0; i < 5; i++) {
                    down &= rows[r + i];
                    right &= rows[r + i] >> i;
                    left &= rows[r + i] << i;
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
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = terminal(state) ? new ArrayList<>() : state.board().emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Player winner = winner(state).orElse(null);
        return winner == Player.X ? 1 : winner == Player.O ? -1 : 0;
    }
}
