// exercise: 05
// truth: right
// mistake: none; unusual: keeps a static table of winners between calls and between objects, by the text of the whole state, so a board on which somebody has put a stone is another key; long words of bits with a stride of 20 and guard columns
// player: both
// style: static ConcurrentHashMap memo by content, bit sets with a guard column, whole board instead of the last stone
// single: yes
// detail: a board without a last stone is never won; the table is emptied when it gets large
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int STRIDE = 20; // 19 columns and one that is always empty
    private static final int MANY = 50_000;
    private static final Map<String, Optional<Player>> WINNERS = new ConcurrentHashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        boolean even = state.board().count(Player.X) == state.board().count(Player.O);
        return even ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played");
        }
        Board next = Board.parse(state.board().toString()); // a copy as well
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (WINNERS.size() > MANY) {
            WINNERS.clear();
        }
        return WINNERS.computeIfAbsent(state.toString(), text -> hasWon(state));
    }

    private static Optional<Player> hasWon(GomokuState state) {
        return state.last()
                .map(last -> state.board().at(last).orElseThrow())
                .filter(mover -> hasFive(stones(state.board(), mover)));
    }

    private static BigInteger stones(Board board, Player player) {
        BigInteger all = BigInteger.ZERO;
        for (int row = board.size() - 1; row >= 0; row--) {
            all = all.shiftLeft(STRIDE).or(BigInteger.valueOf(board.row(player, row)));
        }
        return all;
    }

    /** Three ands for five in a row: two, then four, then one more. */
    private static boolean hasFive(BigInteger stones) {
        for (int step : new int[] {1, STRIDE - 1, STRIDE, STRIDE + 1}) {
            BigInteger twos = stones.and(stones.shiftRight(step));
            BigInteger fours = twos.and(twos.shiftRight(2 * step));
            if (fours.and(stones.shiftRight(4 * step)).signum() != 0) {
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
        return terminal(state) ? List.of() : List.copyOf(state.board().emptyCells());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player.opponent() == Player.O ? 1 : -1).orElse(0);
    }
}
