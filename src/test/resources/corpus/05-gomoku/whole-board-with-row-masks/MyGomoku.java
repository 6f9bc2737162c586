// exercise: 05
// truth: right
// mistake: none; winner looks at the whole board and not at the last move, by shifting and combining five rows as bit masks.
// player: both
// style: bit masks of rows
// single: yes
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
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("not legal: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
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
        int size = board.size();
        long[] rows = new long[size];
        for (int r = 0; r < size; r++) {
            rows[r] = board.row(player, r);
        }
        for (int r = 0; r < size; r++) {
            long across = rows[r] & rows[r] >> 1 & rows[r] >> 2 & rows[r] >> 3 & rows[r] >> 4;
            if (across != 0) {
                return true;
            }
            if (r + 4 >= size) {
                continue;
            }
            long down = -1;
            long right = -1;
            long left = -1;
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
        if (winner(state).isPresent()) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
