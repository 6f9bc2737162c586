// exercise: 05
// truth: right
// mistake: -
// player: both
// style: board as BigInteger with an empty column as a fence, shifts and ands, the game's end kept as an exception
// kind: -
// single: yes
// detail: -
import java.math.BigInteger;
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
        int lead = state.board().count(Player.X) - state.board().count(Player.O);
        return lead == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        if (!state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        Board board = Board.empty(state.board().size());
        for (int i = 0, n = board.size(); i < n * n; i++) {
            Cell here = new Cell(i / n, i % n);
            Optional<Player> owner = here.equals(cell) ? Optional.of(player(state)) : state.board().at(here);
            owner.ifPresent(p -> board.put(here, p));
        }
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player player : Player.values()) {
            if (five(fenced(state.board(), player), state.board().size() + 1)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** The rows one after the other, each followed by a bit that is never set. */
    private static BigInteger fenced(Board board, Player player) {
        BigInteger all = BigInteger.ZERO;
        for (int row = board.size() - 1; row >= 0; row--) {
            all = all.shiftLeft(board.size() + 1).or(BigInteger.valueOf(board.row(player, row)));
        }
        return all;
    }

    private static boolean five(BigInteger stones, int width) {
        if (stones.bitCount() < 5) {
            return false;
        }
        for (int step : new int[] {1, width - 1, width, width + 1}) {
            BigInteger two = stones.and(stones.shiftRight(step));
            BigInteger four = two.and(two.shiftRight(2 * step));
            if (four.and(stones.shiftRight(4 * step)).signum() != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().stones() == state.board().size() * state.board().size() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (winner(state).isPresent()) {
            return new ArrayList<>();
        }
        List<Cell> free = new ArrayList<>(state.board().emptyCells());
        Collections.reverse(free); // any order will do
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : 1 - 2 * w.get().ordinal();
    }
}
