// exercise: 05
// truth: wrong
// mistake: the table of winning lengths ends at eight, although four stones on either side and the last one make nine
// player: both
// style: table lookup, IntStream, no loops for the directions
// single: yes
// detail: only if the last stone joins two rows of four: winner throws an ArrayIndexOutOfBoundsException; seen on 9x9 with X at (0,0..3),(0,5..8) and last (0,4)
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** Whether a row of so many stones wins. Up to four on either side count. */
    private static final boolean[] WINS = {false, false, false, false, false, true, true, true, true};

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
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("somebody has won already");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(c -> WINS[length(state.board(), c, 0, 1)]
                        || WINS[length(state.board(), c, 1, 0)]
                        || WINS[length(state.board(), c, 1, 1)]
                        || WINS[length(state.board(), c, 1, -1)])
                .flatMap(c -> state.board().at(c));
    }

    private static int length(Board board, Cell cell, int down, int right) {
        return 1 + side(board, cell, down, right) + side(board, cell, -down, -right);
    }

    private static int side(Board board, Cell cell, int down, int right) {
        Player mine = board.at(cell).orElseThrow();
        return (int) IntStream.rangeClosed(1, 4)
                .takeWhile(i -> on(board, cell.row() + i * down, cell.column() + i * right)
                        && board.has(mine, cell.row() + i * down, cell.column() + i * right))
                .count();
    }

    private static boolean on(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
