// exercise: 05
// truth: wrong
// mistake: the bounds in winner compare with a constant SIZE = 15 instead of board.size(): on smaller boards a line that reaches the lower or right edge ends in an exception, on larger boards stones beyond row or column 14 are not counted
// player: both
// style: constants at the top, as in a program for the standard board
// single: yes
// detail: start, actions and so on use the size asked for
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public static final int SIZE = 15;
    public static final int IN_A_ROW = 5;

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
            throw new IllegalArgumentException("Game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        int horizontal = count(state.board(), player, last, 0, -1) + 1 + count(state.board(), player, last, 0, 1);
        int vertical = count(state.board(), player, last, -1, 0) + 1 + count(state.board(), player, last, 1, 0);
        int diagonal1 = count(state.board(), player, last, -1, -1) + 1 + count(state.board(), player, last, 1, 1);
        int diagonal2 = count(state.board(), player, last, -1, 1) + 1 + count(state.board(), player, last, 1, -1);
        int longest = Math.max(Math.max(horizontal, vertical), Math.max(diagonal1, diagonal2));
        return longest >= IN_A_ROW ? Optional.of(player) : Optional.empty();
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    }

    private int count(Board board, Player player, Cell from, int dRow, int dColumn) {
        int row = from.row() + dRow;
        int column = from.column() + dColumn;
        int stones = 0;
        while (inside(row, column) && board.has(player, row, column)) {
            stones++;
            row += dRow;
            column += dColumn;
        }
        return stones;
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
        Player winner = winner(state).orElse(null);
        return winner == null ? 0 : winner == Player.X ? 1 : -1;
    }
}
