// exercise: 05
// truth: wrong
// mistake: the board is one array of n*n, and a line is followed by adding 1, n, n+1 or n-1 to the index; only the ends of the array stop it, so lines go on across the left and right edge
// player: both
// style: flat char array made of the board's text
// single: yes
// detail: columns are right
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
        int diff = state.board().count(Player.X) - state.board().count(Player.O);
        return diff == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalStateException("the game is over");
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            int n = state.board().size();
            char[] cells = state.board().toString().replace("/", "").toCharArray();
            int at = last.row() * n + last.column();
            for (int step : new int[] {1, n, n + 1, n - 1}) {
                int from = at;
                while (from - step >= 0 && cells[from - step] == cells[at]) {
                    from -= step;
                }
                int to = at;
                while (to + step < cells.length && cells[to + step] == cells[at]) {
                    to += step;
                }
                if ((to - from) / step + 1 >= 5) {
                    return Optional.of(cells[at] == 'X' ? Player.X : Player.O);
                }
            }
            return Optional.<Player>empty();
        });
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
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
