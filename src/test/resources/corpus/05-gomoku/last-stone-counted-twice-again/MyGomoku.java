// exercise: 05
// truth: wrong
// mistake: the stone that was put last is counted in both directions, so four in a row with the last stone in it are a win already
// kind: slip
// player: both
// style: streams with takeWhile from the last stone
// single: yes
// detail: -
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
    private record Step(int dr, int dc) {
        Step back() {
            return new Step(-dr, -dc);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1));

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
            throw new IllegalArgumentException("over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> state.board().at(last).filter(player -> STEPS.stream()
                .anyMatch(step -> run(state.board(), player, last, step) + run(state.board(), player, last, step.back()) >= 5)));
    }

    private static long run(Board board, Player player, Cell from, Step step) {
        return IntStream.iterate(0, i -> i + 1)
                .takeWhile(i -> {
                    int r = from.row() + i * step.dr();
                    int c = from.column() + i * step.dc();
                    return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c);
                })
                .count();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Stream.of(state).filter(s -> !terminal(s)).flatMap(s -> s.board().emptyCells().stream()).toList();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
