// exercise: 05
// truth: wrong
// mistake: on the diagonal down to the left the second count goes down to the right, copied from the other diagonal, and not up to the right
// player: both
// style: four lines written out, MyGomoku
// single: yes
// detail: always; such lines are missed, and bent ones count
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
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) return Optional.empty();
        Board b = state.board();
        Cell c = state.last().get();
        Player p = b.at(c).get();
        int horizontal = 1 + count(b, p, c, 0, 1) + count(b, p, c, 0, -1);
        int vertical = 1 + count(b, p, c, 1, 0) + count(b, p, c, -1, 0);
        int diagonal = 1 + count(b, p, c, 1, 1) + count(b, p, c, -1, -1);
        int antidiagonal = 1 + count(b, p, c, 1, -1) + count(b, p, c, 1, 1);
        if (horizontal >= 5 || vertical >= 5 || diagonal >= 5 || antidiagonal >= 5) {
            return Optional.of(p);
        }
        return Optional.empty();
    }

    private int count(Board b, Player p, Cell from, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr, c = from.column() + dc;
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
