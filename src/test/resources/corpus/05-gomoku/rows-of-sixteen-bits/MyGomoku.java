// exercise: 05
// truth: wrong
// mistake: the bit set has 16 bits for each row, enough for 15 columns and a gap, but boards of 16 rows and more have no gap, and from 17 on a column runs into the next row
// kind: subtle
// player: both
// style: java.util.BitSet with shifts, whole board, the player of the last stone
// single: yes
// detail: only on boards of 16 to 19 rows (on 16 lines go on across the edge, from 17 on stones of two cells fall together)
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** Bits from one row to the next: a column that is always empty ends each row. */
    private static final int STRIDE = 16;

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
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Player mover = state.board().at(state.last().get()).orElseThrow();
        BitSet stones = new BitSet();
        for (int row = 0; row < state.board().size(); row++) {
            for (int column = 0; column < state.board().size(); column++) {
                if (state.board().has(mover, row, column)) {
                    stones.set(row * STRIDE + column);
                }
            }
        }
        for (int step : new int[] {1, STRIDE, STRIDE + 1, STRIDE - 1}) {
            BitSet starts = (BitSet) stones.clone();
            for (int i = 1; i < 5 && !starts.isEmpty(); i++) {
                starts.and(shifted(stones, i * step));
            }
            if (!starts.isEmpty()) {
                return Optional.of(mover);
            }
        }
        return Optional.empty();
    }

    private static BitSet shifted(BitSet bits, int by) {
        return bits.get(by, Math.max(by, bits.length()));
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
