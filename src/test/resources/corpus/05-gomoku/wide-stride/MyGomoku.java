// exercise: 05
// truth: wrong
// mistake: cells are numbered with a fixed stride of 18 columns, which leaves no free column between the rows of boards with 18 or 19 rows
// player: both
// style: bit set with one-dimensional numbers, shifts by constants
// kind: subtle
// single: yes
// detail: boards of 18 rows see a line across the edge as five; on 19 rows neighbouring rows overlap besides; up to 17 rows everything is right
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** One more than any column, so that the last column of a row and the first of the next do not touch. */
    private static final int STRIDE = 18;

    private static final int[] SHIFTS = {1, STRIDE, STRIDE + 1, STRIDE - 1};

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
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        BitSet stones = stones(state.board(), player);
        int at = last.row() * STRIDE + last.column();
        for (int shift : SHIFTS) {
            int from = at;
            while (from - shift >= 0 && stones.get(from - shift)) {
                from -= shift;
            }
            int to = at;
            while (stones.get(to + shift)) {
                to += shift;
            }
            if ((to - from) / shift >= 4) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private static BitSet stones(Board board, Player player) {
        BitSet set = new BitSet();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(player, row, column)) {
                    set.set(row * STRIDE + column);
                }
            }
        }
        return set;
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
