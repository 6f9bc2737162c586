// exercise: 05
// truth: right
// mistake: none; unusual: result puts the stone on the given board, copies it and takes the stone back, so the given board is as it was when the method returns; refusals are IllegalStateException; the winner is found by a recursive count and actions come in an order from the middle outwards
// player: both
// style: in place with put/copy/clear, recursion, sorted actions in a TreeSet
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
        return 2 * state.board().count(Player.O) == state.board().stones() ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board board = state.board();
        if (terminal(state) || !board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalStateException("nobody can play " + cell + " in " + state);
        }
        board.put(cell, player(state));
        Board next = board.copy();
        board.clear(cell);
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> owner = state.board().at(last);
        for (int direction = 0; direction < 4; direction++) {
            int down = direction == 0 ? 0 : 1;
            int right = direction == 0 ? 1 : direction - 2;
            // the stone itself is counted on both sides
            int both = length(state.board(), owner, last.row(), last.column(), down, right)
                    + length(state.board(), owner, last.row(), last.column(), -down, -right);
            if (both - 1 >= 5) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private static int length(Board board, Optional<Player> owner, int row, int column, int down, int right) {
        boolean outside = row < 0 || column < 0 || row >= board.size() || column >= board.size();
        return outside || !board.at(row, column).equals(owner)
                ? 0
                : 1 + length(board, owner, row + down, column + right, down, right);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().stones() == state.board().size() * state.board().size()
                || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        int size = state.board().size();
        Set<Cell> cells = new TreeSet<>(Comparator.<Cell>comparingInt(
                        cell -> Math.abs(2 * cell.row() - size + 1) + Math.abs(2 * cell.column() - size + 1))
                .thenComparing(Comparator.reverseOrder()));
        if (!terminal(state)) {
            cells.addAll(state.board().emptyCells());
        }
        return new ArrayList<>(cells);
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return (winner.equals(Optional.of(Player.X)) ? 1 : 0) - (winner.equals(Optional.of(Player.O)) ? 1 : 0);
    }
}
