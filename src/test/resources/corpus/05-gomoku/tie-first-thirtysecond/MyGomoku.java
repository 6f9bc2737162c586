// exercise: 05
// truth: wrong
// mistake: utility looks whether the board is full before it asks who has won
// player: both
// style: helper class for a line through a cell, guard clauses
// kind: subtle
// single: yes
// detail: only when the very last stone that fills the board also makes five: utility says 0, although winner and terminal are right
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final class Line {
        private final Board board;
        private final Cell centre;
        private final int dr;
        private final int dc;

        Line(Board board, Cell centre, int dr, int dc) {
            this.board = board;
            this.centre = centre;
            this.dr = dr;
            this.dc = dc;
        }

        int length(Player player) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = centre.row() + sign * dr;
                int c = centre.column() + sign * dc;
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c)) {
                    length++;
                    r += sign * dr;
                    c += sign * dc;
                }
            }
            return length;
        }
    }

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
            throw new IllegalArgumentException(winner(state).get() + " has already won");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(state.board(), last, 0, 1));
        lines.add(new Line(state.board(), last, 1, 0));
        lines.add(new Line(state.board(), last, 1, 1));
        lines.add(new Line(state.board(), last, 1, -1));
        for (Line line : lines) {
            if (line.length(player) >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
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
        if (state.board().isFull()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
