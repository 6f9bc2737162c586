// exercise: 05
// truth: wrong
// mistake: the first state that start makes is kept and returned later for boards of other sizes, too
// player: both
// style: lazy field, recursion for counting, MyGomoku
// single: yes
// detail: only when one object is asked for two sizes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private GomokuState beginning;

    @Override
    public GomokuState start(int size) {
        if (beginning == null) {
            beginning = new GomokuState(Board.empty(size), Optional.empty());
        }
        return beginning;
    }

    @Override
    public Player player(GomokuState state) {
        return state.last().map(cell -> state.board().at(cell).get().opponent()).orElse(Player.X);
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game has ended.");
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
        Cell at = state.last().get();
        Player mover = state.board().at(at).get();
        for (int down = -1; down <= 1; down++) {
            for (int right = 0; right <= 1; right++) {
                if (right == 0 && down <= 0) {
                    continue;
                }
                int there = reach(state.board(), mover, at.row(), at.column(), down, right);
                int back = reach(state.board(), mover, at.row(), at.column(), -down, -right);
                if (there + back > 5) {
                    return Optional.of(mover);
                }
            }
        }
        return Optional.empty();
    }

    private int reach(Board board, Player mover, int row, int column, int down, int right) {
        if (row < 0 || row >= board.size() || column < 0 || column >= board.size()) {
            return 0;
        }
        return board.has(mover, row, column) ? 1 + reach(board, mover, row + down, column + right, down, right) : 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.O ? -1 : 1).orElse(0);
    }
}
