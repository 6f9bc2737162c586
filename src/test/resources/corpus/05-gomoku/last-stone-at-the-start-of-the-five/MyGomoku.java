// exercise: 05
// truth: wrong
// mistake: winner looks at the offsets -4 to 3 around the last stone (IntStream.range instead of rangeClosed), so a five that begins with the last stone and goes right or down is not seen.
// player: both
// style: streams, string of the nine cells around the last stone
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int rows, int columns) {}

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

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
            throw new IllegalArgumentException("game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player mover = state.board().at(last).get();
            String five = String.valueOf(mover.symbol()).repeat(5);
            boolean won = STEPS.stream().anyMatch(step -> through(state.board(), last, step).contains(five));
            return won ? Optional.of(mover) : Optional.empty();
        });
    }

    private static String through(Board board, Cell last, Step step) {
        return IntStream.range(-4, 4)
                .mapToObj(i -> symbol(board, last.row() + i * step.rows(), last.column() + i * step.columns()))
                .collect(Collectors.joining());
    }

    private static String symbol(Board board, int row, int column) {
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
            return "#";
        }
        return Stream.of(Player.values())
                .filter(p -> board.has(p, row, column))
                .map(p -> String.valueOf(p.symbol()))
                .findFirst()
                .orElse(".");
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
