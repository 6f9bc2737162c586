// exercise: 05
// truth: wrong
// mistake: winner filters the stones of a ray instead of taking them while they follow on, so stones behind a gap or an enemy stone count as well
// kind: slip
// player: both
// style: streams
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
    private record Step(int down, int right) {
        Step back() {
            return new Step(-down, -right);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

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
        return Stream.of(cell)
                .filter(c -> actions(state).contains(c))
                .map(c -> {
                    Board next = state.board().copy();
                    next.put(c, player(state));
                    return new GomokuState(next, Optional.of(c));
                })
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("not allowed: " + cell));
    }

    private static long stones(Board board, Cell from, Step step) {
        Player player = board.at(from).orElseThrow();
        return IntStream.rangeClosed(1, 4)
                .mapToObj(i -> new int[] {from.row() + i * step.down(), from.column() + i * step.right()})
                .filter(at -> Math.min(at[0], at[1]) >= 0 && Math.max(at[0], at[1]) < board.size())
                .filter(at -> board.has(player, at[0], at[1]))
                .count();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        return state.last()
                .filter(cell -> STEPS.stream().anyMatch(step -> stones(board, cell, step) + 1 + stones(board, cell, step.back()) >= 5))
                .flatMap(board::at);
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
        return winner(state).stream().mapToInt(p -> p == Player.X ? 1 : -1).sum();
    }
}
