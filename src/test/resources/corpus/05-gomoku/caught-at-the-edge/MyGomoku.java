// exercise: 05
// truth: wrong
// mistake: one try block holds both halves of a direction, so when the stones ahead reach the edge those behind are not counted
// player: both
// style: exceptions instead of checks for the edge
// single: yes
// detail: sometimes; only for a line that touches the right, lower or (for the antidiagonal) left edge, and whose last stone is not its other end
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static class Counter {
        int stones = 1;
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
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
        Player who = state.board().at(last).get();
        if (five(state.board(), who, last, 0, 1)
                || five(state.board(), who, last, 1, 0)
                || five(state.board(), who, last, 1, 1)
                || five(state.board(), who, last, 1, -1)) {
            return Optional.of(who);
        }
        return Optional.empty();
    }

    private boolean five(Board board, Player who, Cell last, int dr, int dc) {
        Counter counter = new Counter();
        try {
            int i = 1;
            while (board.has(who, last.row() + i * dr, last.column() + i * dc)) {
                counter.stones++;
                i++;
            }
            i = 1;
            while (board.has(who, last.row() - i * dr, last.column() - i * dc)) {
                counter.stones++;
                i++;
            }
        } catch (IllegalArgumentException outside) {
            return counter.stones >= 5;
        }
        return counter.stones >= 5;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
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
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
