// exercise: 05
// truth: wrong
// mistake: result answers a move onto a taken cell, or outside the board, with the given state itself instead of refusing it with an exception
// kind: slip
// player: both
// style: guard clauses, streams of directions with a small record
// single: yes
// detail: a move after the end of the game is refused as it should be
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
        return state.board().count(Player.X) != state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("over");
        }
        if (!actions(state).contains(cell)) {
            return state; // not possible, so nothing happens
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player player = state.board().at(last).orElseThrow();
            boolean won = STEPS.stream()
                    .anyMatch(step -> reach(state.board(), player, last, step)
                                    + reach(state.board(), player, last, step.back())
                            >= 4);
            return won ? Optional.of(player) : Optional.empty();
        });
    }

    private static int reach(Board board, Player player, Cell from, Step step) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .mapToObj(i -> new int[] {from.row() + i * step.down(), from.column() + i * step.right()})
                .takeWhile(at -> at[0] >= 0 && at[1] >= 0 && at[0] < board.size() && at[1] < board.size())
                .takeWhile(at -> board.has(player, at[0], at[1]))
                .count();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Stream.of(state)
                .filter(s -> !terminal(s))
                .flatMap(s -> s.board().emptyCells().stream())
                .toList();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.O ? -1 : 1).orElse(0);
    }
}
