// exercise: 05
// truth: wrong
// mistake: the walk stops at column 1, because it asks for column > 0 instead of >= 0, so that stones in the leftmost column do not count
// player: both
// style: recursion instead of loops, a private record for steps
// single: yes
// detail: sometimes, only for lines that need a stone of column 0 other than the last one
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
            throw new IllegalArgumentException("No moves any more, the game has ended.");
        }
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player who = state.board().at(last).orElseThrow();
            return STEPS.stream().anyMatch(step -> length(state.board(), who, last, step) >= 5)
                    ? Optional.of(who)
                    : Optional.empty();
        });
    }

    private int length(Board board, Player who, Cell at, Step step) {
        return Stream.of(step, step.back())
                        .mapToInt(s -> follow(board, who, at.row() + s.down(), at.column() + s.right(), s))
                        .sum()
                + 1;
    }

    private int follow(Board board, Player who, int row, int column, Step step) {
        boolean inside = row >= 0 && row < board.size() && column > 0 && column < board.size();
        if (!inside || !board.has(who, row, column)) {
            return 0;
        }
        return 1 + follow(board, who, row + step.down(), column + step.right(), step);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(w -> w == Player.MAX ? +1 : -1).orElse(0);
    }
}
