// exercise: 05
// truth: wrong
// mistake: result hands on the last move of the state before instead of the cell just played
// player: both
// style: short, one helper
// single: yes
// detail: always; the winner is then seen a move of each side too late or never
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        Optional<Cell> last = state.last();
        if (terminal(state)) {
            throw new IllegalArgumentException("game over after " + last);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, last);
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell l = state.last().get();
        Player p = state.board().at(l).get();
        int most = 0;
        for (int dr = 0; dr <= 1; dr++)
            for (int dc = dr == 0 ? 1 : -1; dc <= 1; dc++)
                most = Math.max(most, 1 + go(state.board(), p, l, dr, dc) + go(state.board(), p, l, -dr, -dc));
        return most >= 5 ? Optional.of(p) : Optional.empty();
    }

    private int go(Board b, Player p, Cell l, int dr, int dc) {
        int i = 1;
        for (; ; i++) {
            int r = l.row() + i * dr, c = l.column() + i * dc;
            if (r < 0 || r >= b.size() || c < 0 || c >= b.size() || !b.has(p, r, c)) return i - 1;
        }
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).isPresent() ? (winner(state).get() == Player.X ? 1 : -1) : 0;
    }
}
