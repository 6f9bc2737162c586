// exercise: 05
// truth: wrong
// mistake: result does not refuse moves once somebody has won: it puts the stone on the board although the game is over.
// player: both
// style: record Step as vector with opposite(), tidy, javadoc
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Rules of Gomoku. */
public class MyGomoku implements GomokuTask {
    /** A step on the board. */
    private record Step(int rows, int columns) {
        Step opposite() {
            return new Step(-rows, -columns);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1));

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
        if (!state.board().contains(cell)) {
            throw new IllegalArgumentException("There is no cell " + cell + " on a board of " + state.board().size() + " rows");
        }
        if (!state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("The cell " + cell + " is taken");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().orElseThrow();
        Player player = board.at(last).orElseThrow();
        for (Step step : STEPS) {
            if (1 + follow(board, last, step, player) + follow(board, last, step.opposite(), player) >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private int follow(Board board, Cell cell, Step step, Player player) {
        int row = cell.row();
        int column = cell.column();
        int found = -1;
        do {
            found++;
            row += step.rows();
            column += step.columns();
        } while (inside(board, row, column) && board.has(player, row, column));
        return found;
    }

    private boolean inside(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
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
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
