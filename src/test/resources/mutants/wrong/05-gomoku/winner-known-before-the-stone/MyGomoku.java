// Wrong: result asks for the winner before the stone is put, and winner keeps that answer with the board.
// Fails first: winner: on the way through random games, and on full boards
// Says: the very object that your result had just returned
// Diagnosis: not-repeatable

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int FIVE = 5;

    /** Along a row, down a column, down to the right, down to the left: change of row, change of column. */
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

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
            throw new IllegalArgumentException("the game is over: nobody may move, not even to " + cell);
        }
        GomokuState next = new GomokuState(state.board().copy(), Optional.of(cell));
        if (!next.board().isEmpty(cell) || winner(next).isPresent()) {
            throw new IllegalArgumentException("not a free cell: " + cell);
        }
        next.board().put(cell, player(state));
        return next;
    }

    private final Map<Board, Optional<Player>> winners = new IdentityHashMap<>();

    @Override
    public Optional<Player> winner(GomokuState state) {
        return winners.computeIfAbsent(state.board(), board -> found(state));
    }

    private static Optional<Player> found(GomokuState state) {
        if (state.last().isEmpty()
                || state.board().at(state.last().get()).isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        for (int[] direction : DIRECTIONS) {
            int ahead = count(state.board(), player, last, direction[0], direction[1]);
            int back = count(state.board(), player, last, -direction[0], -direction[1]);
            if (back + 1 + ahead >= FIVE) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** How many of the player's stones follow on the cell, up to the first that is not. */
    private static int count(Board board, Player player, Cell cell, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        int count = 0;
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size() && board.has(player, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
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
