// exercise: 05
// truth: wrong
// mistake: start keeps one empty board for each size in a map and hands out the same object again, instead of a new one each time
// kind: slip
// player: both
// style: helper class for the lines, map of empty boards
// single: yes
// detail: shows when somebody has put a stone on an earlier start board
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<Integer, Board> empties = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        Board empty = empties.computeIfAbsent(size, Board::empty);
        return new GomokuState(empty, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("The game has ended, " + cell + " cannot be played");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Walker walker = new Walker(state.board(), state.last().get());
        boolean five = walker.length(0, 1) >= 5
                || walker.length(1, 0) >= 5
                || walker.length(1, 1) >= 5
                || walker.length(1, -1) >= 5;
        return five ? Optional.of(walker.owner) : Optional.empty();
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
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }

    private static class Walker {
        final Board board;
        final Cell middle;
        final Player owner;

        Walker(Board board, Cell middle) {
            this.board = board;
            this.middle = middle;
            this.owner = board.at(middle).orElseThrow();
        }

        int length(int dr, int dc) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = middle.row() + sign * dr, c = middle.column() + sign * dc;
                while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(owner, r, c)) {
                    length++;
                    r += sign * dr;
                    c += sign * dc;
                }
            }
            return length;
        }
    }
}
