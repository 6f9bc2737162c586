// exercise: 05
// truth: wrong
// mistake: the move is tried on the given board and cleared in finally, so a refused move on a taken cell erases that stone from the given board
// player: both
// style: try and finally, terse
// single: yes
// detail: sometimes; only after result was refused because the cell is taken
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int n) { return new GomokuState(Board.empty(n), Optional.empty()); }

    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("the game is over");
        Board b = s.board();
        try {
            b.put(cell, player(s));
            return new GomokuState(b.copy(), Optional.of(cell));
        } finally {
            b.clear(cell);
        }
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Cell l = s.last().get();
        Player p = s.board().at(l).get();
        int[][] ds = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : ds) if (c(s.board(), p, l, d[0], d[1]) + c(s.board(), p, l, -d[0], -d[1]) > 3) return Optional.of(p);
        return Optional.empty();
    }

    private static int c(Board b, Player p, Cell l, int y, int x) {
        int k = 0, n = b.size();
        for (int r = l.row() + y, q = l.column() + x; r >= 0 && r < n && q >= 0 && q < n && b.has(p, r, q); r += y, q += x) k++;
        return k;
    }

    public boolean terminal(GomokuState s) { return winner(s).isPresent() || s.board().isFull(); }

    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }

    public int utility(GomokuState s) { return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0); }
}
