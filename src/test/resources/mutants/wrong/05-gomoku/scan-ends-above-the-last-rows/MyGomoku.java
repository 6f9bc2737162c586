// Wrong: looks at the whole board, but at no line that begins in the last four rows.
// Fails first: winner: five in a row in each of the four directions, wherever in it the last stone stands
// Says: in a row
// Diagnosis: last-rows-not-looked-at

import java.util.List;
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
        Board next = state.board().copy();
        next.put(cell, player(state)); // refuses what is taken or outside
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int size = state.board().size();
        for (Player player : Player.values()) {
            for (int row = 0; row + FIVE <= size; row++) {
                for (int column = 0; column < size; column++) {
                    for (int[] direction : DIRECTIONS) {
                        if (isFive(state.board(), player, row, column, direction)) {
                            return Optional.of(player);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFive(Board board, Player player, int row, int column, int[] direction) {
        for (int i = 0; i < FIVE; i++) {
            Cell cell = new Cell(row + i * direction[0], Math.max(0, column + i * direction[1]));
            if (column + i * direction[1] < 0 || !board.contains(cell) || !board.has(player, cell.row(), cell.column())) {
                return false;
            }
        }
        return true;
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
