// Wrong: the way back begins where the way there has ended.
// Fails first: winner: four, a gap, or a line across the edge is no win
// Says: no line through
// Diagnosis: one-side-counted-twice

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
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).orElseThrow();
        for (int[] direction : DIRECTIONS) {
            int stones = 1;
            Cell cell = last;
            for (int sign = 1; sign >= -1; sign -= 2) {
                int row = cell.row() + sign * direction[0];
                int column = cell.column() + sign * direction[1];
                while (row >= 0
                        && row < board.size()
                        && column >= 0
                        && column < board.size()
                        && board.has(player, row, column)) {
                    stones++;
                    cell = new Cell(row, column);
                    row += sign * direction[0];
                    column += sign * direction[1];
                }
            }
            if (stones >= FIVE) {
                return Optional.of(player);
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
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
