// exercise: 05
// truth: wrong
// mistake: winner compares the length of the line with == 5, so six and more in a row do not win
// player: both
// style: recursion for counting, record for a direction
// kind: slip
// single: yes
// detail: when the last stone joins two groups to a line of six to nine; then terminal, actions and utility are wrong too
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        boolean even = state.board().count(Player.X) == state.board().count(Player.O);
        return even ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) || !state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("not allowed: " + cell);
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player owner = state.board().at(last).get();
            for (Step step : STEPS) {
                int total = run(state.board(), owner, last.row(), last.column(), step)
                        + run(state.board(), owner, last.row(), last.column(), step.back()) - 1;
                if (total == 5) {
                    return Optional.of(owner);
                }
            }
            return Optional.empty();
        });
    }

    private int run(Board board, Player owner, int row, int column, Step step) {
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size() || !board.has(owner, row, column)) {
            return 0;
        }
        return 1 + run(board, owner, row + step.dr(), column + step.dc(), step);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (!terminal(state)) {
            moves.addAll(state.board().emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isPresent() ? (winner(state).get() == Player.X ? 1 : -1) : 0;
    }
}
