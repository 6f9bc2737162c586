// exercise: 05
// truth: right
// mistake: none; bit board with an empty fence column, and answers remembered between calls under a copy of the board (a snapshot), so changed boards are asked about anew
// player: both
// style: BigInteger bit board, memo table, record of two stone sets
// single: yes
// detail: -
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int MOST = 500;

    private static final Map<Board, Optional<Player>> WINNERS = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Board, Optional<Player>> eldest) {
            return size() > MOST;
        }
    };

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over: " + state);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        synchronized (WINNERS) {
            Optional<Player> known = WINNERS.get(state.board());
            if (known == null) {
                known = worked(state.board());
                WINNERS.put(state.board().copy(), known);
            }
            return known;
        }
    }

    private static Optional<Player> worked(Board board) {
        int fenced = board.size() + 1;
        for (Player player : Player.values()) {
            BigInteger stones = BigInteger.ZERO;
            for (int r = board.size() - 1; r >= 0; r--) {
                stones = stones.shiftLeft(fenced).or(BigInteger.valueOf(board.row(player, r)));
            }
            for (int step : new int[] {1, fenced - 1, fenced, fenced + 1}) {
                BigInteger two = stones.and(stones.shiftRight(step));
                BigInteger four = two.and(two.shiftRight(2 * step));
                if (four.and(stones.shiftRight(4 * step)).bitCount() > 0) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        LinkedList<Cell> cells = new LinkedList<>();
        if (!terminal(state)) {
            state.board().emptyCells().forEach(cells::addFirst); // from the bottom to the top
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.equals(Optional.of(Player.X)) ? 1 : winner.equals(Optional.of(Player.O)) ? -1 : 0;
    }
}
