// Wrong: the size is that of the last start.
// Fails first: winner: five in a row in each of the four directions, wherever in it the last stone stands
// Says: and the last stone
// Diagnosis: size-not-the-boards

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int FIVE = 5;
    private int size = 15;

    /** Along a row, down a column, down to the right, down to the left: change of row, change of column. */
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        this.size = size;
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
        Board next = state.board().copy();
        next.put(cell, player(state)); // refuses what is taken or outside
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
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
    private int count(Board board, Player player, Cell cell, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        int count = 0;
        while (row >= 0
                && row < size
                && column >= 0
                && column < size
                && board.has(player, row, column)) {
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
