// exercise: 05
// truth: wrong
// mistake: terminal calls the board full at 15 times 15 stones whatever its size, so on any other board a full board without a winner is not over.
// player: both
// style: private count method, constants
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int BOARD_SIZE = 15;
    private static final int WIN_LENGTH = 5;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("Game is already over");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    private int countInDirection(Board board, Player player, int row, int col, int dRow, int dCol) {
        int count = 0;
        int r = row + dRow;
        int c = col + dCol;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(player, r, c)) {
            count++;
            r += dRow;
            c += dCol;
        }
        return count;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int row = state.last().get().row();
        int col = state.last().get().column();
        Player player = state.board().at(row, col).get();
        for (int dRow = 0; dRow <= 1; dRow++) {
            for (int dCol = -1; dCol <= 1; dCol++) {
                if (dRow == 0 && dCol != 1) continue;
                int total = 1 + countInDirection(state.board(), player, row, col, dRow, dCol)
                        + countInDirection(state.board(), player, row, col, -dRow, -dCol);
                if (total >= WIN_LENGTH) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().stones() == BOARD_SIZE * BOARD_SIZE;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
