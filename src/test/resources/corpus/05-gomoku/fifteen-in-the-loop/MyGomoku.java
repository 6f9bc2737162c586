// exercise: 05
// truth: wrong
// mistake: the edge of the board is a constant of 15 rows, whatever the size of the board is
// player: both
// style: constants, while loops written out for each side
// single: yes
// detail: sometimes; on smaller boards an exception at the far edges, on larger ones lines beyond row or column 14 are missed
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int BOARD_SIZE = 15;
    private static final int TO_WIN = 5;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves after the end");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private static boolean valid(int row, int column) {
        return row >= 0 && row < BOARD_SIZE && column >= 0 && column < BOARD_SIZE;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).get();
        for (int[] direction : DIRECTIONS) {
            int stones = 1;
            int row = last.row() + direction[0];
            int column = last.column() + direction[1];
            while (valid(row, column) && board.has(player, row, column)) {
                stones++;
                row += direction[0];
                column += direction[1];
            }
            row = last.row() - direction[0];
            column = last.column() - direction[1];
            while (valid(row, column) && board.has(player, row, column)) {
                stones++;
                row -= direction[0];
                column -= direction[1];
            }
            if (stones >= TO_WIN) {
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
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent() && winner.get() == Player.X) {
            return 1;
        } else if (winner.isPresent()) {
            return -1;
        }
        return 0;
    }
}
