// exercise: 05
// truth: wrong
// mistake: winner walks to both sides in one loop and stops both as soon as one of them ends
// player: both
// style: one loop for both sides, streams of directions
// kind: slip
// single: yes
// detail: when the last stone is not in the middle of the five
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int dr, int dc) {}

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
            throw new IllegalArgumentException("over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> {
            Player who = state.board().at(cell).orElseThrow();
            return Stream.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1))
                            .anyMatch(step -> length(state.board(), who, cell, step) >= 5)
                    ? Optional.of(who)
                    : Optional.empty();
        });
    }

    private static int length(Board board, Player who, Cell cell, Step step) {
        int n = 1;
        for (int k = 1; k < 5; k++) {
            boolean plus = mine(board, who, cell.row() + k * step.dr(), cell.column() + k * step.dc());
            boolean minus = mine(board, who, cell.row() - k * step.dr(), cell.column() - k * step.dc());
            if (plus) {
                n++;
            }
            if (minus) {
                n++;
            }
            if (!plus || !minus) {
                break;
            }
        }
        return n;
    }

    private static boolean mine(Board board, Player who, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
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
