// exercise: 05
// truth: wrong
// mistake: the fourth axis of winner is (-1,-1), which is the falling diagonal again, so that five on a rising diagonal are never seen
// player: both
// style: an enum of axes, a stepping helper that returns a length
// single: yes
// detail: always on that diagonal
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private enum Axis {
        HORIZONTAL(0, 1),
        VERTICAL(1, 0),
        FALLING(1, 1),
        RISING(-1, -1);

        final int dy;
        final int dx;

        Axis(int dy, int dx) {
            this.dy = dy;
            this.dx = dx;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
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
        Cell cell = state.last().get();
        Optional<Player> owner = state.board().at(cell);
        for (Axis axis : Axis.values()) {
            int length = 1;
            length += walk(state.board(), owner, cell.row(), cell.column(), axis.dy, axis.dx);
            length += walk(state.board(), owner, cell.row(), cell.column(), -axis.dy, -axis.dx);
            if (length >= 5) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private int walk(Board board, Optional<Player> owner, int row, int col, int dy, int dx) {
        int steps = 0;
        while (true) {
            row += dy;
            col += dx;
            if (row < 0 || col < 0 || row >= board.size() || col >= board.size()) {
                return steps;
            }
            if (!board.at(row, col).equals(owner)) {
                return steps;
            }
            steps++;
        }
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
