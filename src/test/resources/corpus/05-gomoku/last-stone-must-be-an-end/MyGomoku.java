// exercise: 05
// truth: wrong
// mistake: all eight directions are looked at one by one for four more stones beyond the last one, the two opposite sides are never added up: a five is only seen when the last stone stands at an end of it, not when it closes a gap
// player: both
// style: functional: nested streams over the eight neighbours, allMatch on four steps
// single: yes
// detail: a six is seen too if four stones follow on one side
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int down, int right) {}

    private static final List<Step> STEPS = IntStream.rangeClosed(-1, 1)
            .boxed()
            .flatMap(down -> IntStream.rangeClosed(-1, 1).mapToObj(right -> new Step(down, right)))
            .filter(step -> step.down() != 0 || step.right() != 0)
            .toList();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no more moves");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(last -> STEPS.stream().anyMatch(step -> five(state.board(), last, step)))
                .flatMap(last -> state.board().at(last));
    }

    private static boolean five(Board board, Cell last, Step step) {
        Player player = board.at(last).orElseThrow();
        return IntStream.rangeClosed(1, 4)
                .allMatch(i -> belongsTo(board, player, last.row() + i * step.down(), last.column() + i * step.right()));
    }

    private static boolean belongsTo(Board board, Player player, int row, int column) {
        return 0 <= row && row < board.size() && 0 <= column && column < board.size() && board.has(player, row, column);
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
