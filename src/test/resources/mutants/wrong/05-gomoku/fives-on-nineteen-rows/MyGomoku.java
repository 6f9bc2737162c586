// Wrong: every board is taken to have 19 rows.
// Fails first: winner: at every edge and in every corner, on small boards and on large ones
// Says: outside the board
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
            for (int before = 0; before < FIVE; before++) {
                int row = last.row() - before * direction[0];
                int column = last.column() - before * direction[1];
                int stones = 0;
                while (stones < FIVE && inside(row, column) && board.has(player, row, column)) {
                    stones++;
                    row += direction[0];
                    column += direction[1];
                }
                if (stones == FIVE) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean inside(int row, int column) {
        return row >= 0 && row < 19 && column >= 0 && column < 19;
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
