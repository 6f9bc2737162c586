// exercise: 05
// truth: wrong
// mistake: the stones are one BigInteger with n*n bits and no empty column between the rows, so shifted lines go on across the edge of the board
// kind: slip
// player: both
// style: bit board as BigInteger, shifted and anded
// single: yes
// detail: -
import java.math.BigInteger;
import java.util.ArrayList;
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
        return state.board().stones() == 2 * state.board().count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("not allowed: " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private static BigInteger stones(Board board, Player player) {
        int n = board.size();
        BigInteger bits = BigInteger.ZERO;
        for (int r = 0; r < n; r++) {
            bits = bits.or(BigInteger.valueOf(board.row(player, r)).shiftLeft(r * n));
        }
        return bits;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        int n = state.board().size();
        for (Player player : Player.values()) {
            BigInteger all = stones(state.board(), player);
            for (int step : new int[] {1, n, n + 1, n - 1}) {
                BigInteger left = all;
                for (int i = 1; i < 5; i++) {
                    left = left.and(all.shiftRight(i * step));
                }
                if (left.signum() != 0) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
