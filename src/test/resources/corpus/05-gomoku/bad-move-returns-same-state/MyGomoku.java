// exercise: 05
// truth: wrong
// mistake: result returns the given state unchanged when the cell is taken, or when the game is over, instead of refusing with an exception
// player: both
// style: GUI programmer: a click on a wrong cell 'does nothing'; guard clause returning the state
// single: yes
// detail: a cell outside the board still ends in the exception of Board.isEmpty
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] DIRS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) <= state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) || !state.board().isEmpty(cell)) {
            return state; // ignore the click
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
        Optional<Player> owner = state.board().at(last);
        for (int[] dir : DIRS) {
            int connected = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = last.row() + sign * dir[0];
                int c = last.column() + sign * dir[1];
                while (isValid(state.board(), r, c) && state.board().at(r, c).equals(owner)) {
                    connected++;
                    r += sign * dir[0];
                    c += sign * dir[1];
                }
            }
            if (connected >= 5) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private boolean isValid(Board board, int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isPresent() ? (winner.get() == Player.X ? 1 : -1) : 0;
    }
}
