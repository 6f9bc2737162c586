// exercise: 05
// truth: wrong
// mistake: result takes the stone back in a finally block, so that a refused move onto a taken cell empties that cell of the given board
// player: both
// style: put, copy, clear on the given board; short loops
// single: yes
// detail: only after a refused move: start(5), X to (2,2), then result(state, (2,2)) throws as it should, and state.board() has no stone at (2,2) any more
import java.util.ArrayList;
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

    public Player player(GomokuState s) {
        if (s.board().count(Player.X) > s.board().count(Player.O)) return Player.O;
        return Player.X;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("game over, no move " + cell);
        Player p = player(s);
        Board b = s.board();
        try {
            b.put(cell, p);
            return new GomokuState(b.copy(), Optional.of(cell));
        } finally {
            b.clear(cell);
        }
    }

    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) return Optional.empty();
        Cell l = s.last().get();
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int k = 1; k < 5; k++) {
                    int r = l.row() + sign * k * dr[d];
                    int c = l.column() + sign * k * dc[d];
                    if (r < 0 || c < 0 || r >= s.board().size() || c >= s.board().size()) break;
                    if (!s.board().at(r, c).equals(s.board().at(l))) break;
                    n++;
                }
            }
            if (n >= 5) return s.board().at(l);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(s)) return cells;
        for (int r = 0; r < s.board().size(); r++)
            for (int c = 0; c < s.board().size(); c++)
                if (s.board().isEmpty(r, c)) cells.add(new Cell(r, c));
        return cells;
    }

    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
