// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board and copies it only afterwards
// player: both
// style: compact, one helper that counts both ways
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState st) {
        return st.board().count(Player.X) == st.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState st, Cell cell) {
        if (terminal(st)) throw new IllegalArgumentException("finished");
        Board board = st.board();
        board.put(cell, player(st));
        return new GomokuState(board.copy(), Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState st) {
        if (st.last().isEmpty()) return Optional.empty();
        Cell c = st.last().get();
        Optional<Player> p = st.board().at(c);
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            int n = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = c.row() + sign * d[0], k = c.column() + sign * d[1];
                while (r >= 0 && k >= 0 && r < st.board().size() && k < st.board().size() && st.board().at(r, k).equals(p)) {
                    n++;
                    r += sign * d[0];
                    k += sign * d[1];
                }
            }
            if (n >= 5) return p;
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState st) { return winner(st).isPresent() || st.board().isFull(); }

    public List<Cell> actions(GomokuState st) { return terminal(st) ? List.of() : st.board().emptyCells(); }

    public int utility(GomokuState st) {
        Optional<Player> w = winner(st);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
