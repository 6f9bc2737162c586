// exercise: 05
// truth: wrong
// mistake: the table of row lengths has the indices 0 to 8, so nine in a row (the last stone between two fours) throw an exception instead of winning
// player: both
// style: histogram of lengths, streams
// single: yes
// detail: sometimes; only when the last stone makes exactly nine in a row (or more)
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Line {
        ACROSS(0, 1),
        DOWN(1, 0),
        FALLING(1, 1),
        RISING(-1, 1);

        final int dy;
        final int dx;

        Line(int dy, int dx) {
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
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no more moves");
        }
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player mover = state.board().at(last).orElseThrow();
            // four to the left, the stone, four to the right
            int[] rows = new int[4 + 1 + 4];
            for (Line line : Line.values()) {
                rows[1 + arm(state.board(), mover, last, line, 1) + arm(state.board(), mover, last, line, -1)]++;
            }
            return IntStream.range(5, rows.length).map(i -> rows[i]).sum() > 0 ? Optional.of(mover) : Optional.empty();
        });
    }

    private static int arm(Board board, Player mover, Cell last, Line line, int sign) {
        int n = 0;
        while (is(board, mover, last.row() + sign * (n + 1) * line.dy, last.column() + sign * (n + 1) * line.dx)) {
            n++;
        }
        return n;
    }

    private static boolean is(Board board, Player mover, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size() && board.has(mover, row, column);
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
        return winner(state).map(w -> w.equals(Player.X) ? 1 : -1).orElse(0);
    }
}
