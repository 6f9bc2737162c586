// exercise: 05
// truth: wrong
// mistake: utility says 0 for every full board, also where the last stone has won
// player: both
// style: long if chains, MyGomoku
// single: yes
// detail: only when somebody wins with the last empty cell
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x <= o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no move after the end: " + cell);
        }
        if (!state.board().contains(cell)) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (!state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("taken: " + cell);
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
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).get();
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int[] d : directions) {
            int row = last.row();
            int column = last.column();
            while (inside(board, row - d[0], column - d[1]) && board.has(player, row - d[0], column - d[1])) {
                row -= d[0];
                column -= d[1];
            }
            int length = 0;
            while (inside(board, row, column) && board.has(player, row, column)) {
                length++;
                row += d[0];
                column += d[1];
            }
            if (length >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private boolean inside(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (state.board().isFull()) {
            return true;
        } else {
            return winner(state).isPresent();
        }
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return Collections.emptyList();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0;
        } else if (winner(state).equals(Optional.of(Player.X))) {
            return 1;
        } else {
            return -1;
        }
    }
}
