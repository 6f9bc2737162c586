// exercise: 05
// truth: wrong
// mistake: utility asks first whether the board is full and says 0 then, although the last stone may have made five
// player: both
// style: recursive count, fields for the directions
// single: yes
// detail: sometimes; only a win with the very last stone of a full board
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final List<int[]> steps = List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException(winner(state).get() + " has won, no more moves");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isPresent()) {
            Cell c = state.last().get();
            Player p = state.board().at(c).orElseThrow();
            for (int[] s : steps) {
                int there = follow(state.board(), p, c.row(), c.column(), s[0], s[1]);
                int back = follow(state.board(), p, c.row(), c.column(), -s[0], -s[1]);
                if (there + back - 1 >= 5) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    private int follow(Board b, Player p, int row, int column, int down, int right) {
        if (row < 0 || column < 0 || row == b.size() || column == b.size() || !b.has(p, row, column)) {
            return 0;
        }
        return 1 + follow(b, p, row + down, column + right, down, right);
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
        if (state.board().isFull()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
