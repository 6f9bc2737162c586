// exercise: 05
// truth: wrong
// mistake: Line.inside demands that the last column of a window is greater than 0 instead of at least 0, so windows that end in column 0 are skipped.
// player: both
// style: record for a window of five, streams
// kind: slip
// single: yes
// detail: any vertical five in column 0, and a five of exactly five stones on the diagonal down to the left whose lower end is in column 0
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int down, int right) {}

    private record Line(int row, int column, Step step) {
        boolean inside(int size) {
            int endRow = row + 4 * step.down();
            int endColumn = column + 4 * step.right();
            return row >= 0 && column >= 0 && column < size
                    && endRow < size && endColumn > 0 && endColumn < size;
        }

        boolean allOf(Board board, Player player) {
            return IntStream.range(0, 5)
                    .allMatch(i -> board.has(player, row + i * step.down(), column + i * step.right()));
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> {
            Player owner = state.board().at(cell).orElseThrow();
            boolean won = STEPS.stream().flatMap(step -> through(cell, step))
                    .filter(line -> line.inside(state.board().size()))
                    .anyMatch(line -> line.allOf(state.board(), owner));
            return won ? Optional.of(owner) : Optional.empty();
        });
    }

    private static Stream<Line> through(Cell cell, Step step) {
        return IntStream.rangeClosed(0, 4)
                .mapToObj(back -> new Line(cell.row() - back * step.down(), cell.column() - back * step.right(), step));
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
