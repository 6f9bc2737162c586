// exercise: 05
// truth: wrong
// mistake: The table WINS has nine entries (lengths 0 to 8), but a last stone between two fours makes a row of nine, and the index runs out of the table.
// player: both
// style: lookup table by length, counting towards both sides
// kind: subtle
// single: yes
// detail: four stones on each side of the last one in one line: winner, terminal, actions, utility throw ArrayIndexOutOfBoundsException (boards of 9 rows and more)
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** Whether a row of so many stones wins. Before the last stone nobody had five, so there are at most eight. */
    private static final boolean[] WINS = {false, false, false, false, false, true, true, true, true};

    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

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
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player mover = state.board().at(last).orElseThrow();
        for (int d = 0; d < DOWN.length; d++) {
            int length = 1 + reach(state.board(), mover, last, DOWN[d], RIGHT[d])
                    + reach(state.board(), mover, last, -DOWN[d], -RIGHT[d]);
            if (WINS[length]) {
                return Optional.of(mover);
            }
        }
        return Optional.empty();
    }

    private int reach(Board board, Player mover, Cell from, int down, int right) {
        int steps = 0;
        while (true) {
            int row = from.row() + (steps + 1) * down;
            int column = from.column() + (steps + 1) * right;
            if (row < 0 || column < 0 || row >= board.size() || column >= board.size()
                    || !board.has(mover, row, column)) {
                return steps;
            }
            steps++;
        }
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
