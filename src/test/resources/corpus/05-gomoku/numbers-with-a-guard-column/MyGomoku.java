// exercise: 05
// truth: right
// mistake: none; one big number a player with a guard column for each size, both players are looked at on the whole board, and the actions come from the bottom right
// player: both
// style: BigInteger bit boards shifted, whole board, last ignored
// single: yes
// detail: -
import java.math.BigInteger;
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return bits(state.board(), Player.X).bitCount() == bits(state.board(), Player.O).bitCount() ? Player.X : Player.O;
    }

    private static BigInteger bits(Board board, Player player) {
        BigInteger all = BigInteger.ZERO;
        for (int row = board.size() - 1; row >= 0; row--) {
            all = all.shiftLeft(board.size() + 1).or(BigInteger.valueOf(board.row(player, row)));
        }
        return all;
    }

    private static boolean hasFive(BigInteger stones, int size) {
        for (int step : new int[] {1, size, size + 1, size + 2}) {
            BigInteger two = stones.and(stones.shiftRight(step));
            BigInteger four = two.and(two.shiftRight(2 * step));
            if (four.and(stones.shiftRight(4 * step)).signum() != 0) {
                return true;
            }
        }
        return false;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        return Arrays.stream(Player.values())
                .filter(player -> hasFive(bits(state.board(), player), state.board().size()))
                .findFirst();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = terminal(state) ? new ArrayList<>() : state.board().emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    public int utility(GomokuState state) {
        int size = state.board().size();
        return (hasFive(bits(state.board(), Player.X), size) ? 1 : 0) - (hasFive(bits(state.board(), Player.O), size) ? 1 : 0);
    }
}
