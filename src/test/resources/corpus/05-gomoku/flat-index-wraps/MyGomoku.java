// exercise: 05
// truth: wrong
// mistake: winner walks with a number for each cell and only tests that the number is on the board, so a line goes on from the right edge to the left of the next row.
// player: both
// style: flat indices, constants for the four steps
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
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
            throw new IllegalArgumentException("the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        int n = board.size();
        Cell last = state.last().get();
        Player who = board.at(last).orElseThrow();
        int from = last.row() * n + last.column();
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int length = 1 + run(board, who, from, step) + run(board, who, from, -step);
            if (length >= 5) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    private int run(Board board, Player who, int from, int step) {
        int n = board.size();
        int found = 0;
        int at = from + step;
        while (at >= 0 && at < n * n && board.has(who, at / n, at % n)) {
            found++;
            at += step;
        }
        return found;
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
