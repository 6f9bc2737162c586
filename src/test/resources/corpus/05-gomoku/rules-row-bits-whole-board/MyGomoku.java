// exercise: 05
// truth: right
// mistake: none; looks at the whole board: rows as bits, shifted against each other
// player: both
// style: bits of board.row, whole board
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;


public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return (s.board().stones() & 1) == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("the game is over");
        Board next = s.board().copy();
        next.put(cell, player(s));
        return new GomokuState(next, Optional.of(cell));
    }

    private static boolean five(Board board, Player p) {
        int n = board.size();
        long[] rows = new long[n];
        for (int r = 0; r < n; r++) {
            rows[r] = board.row(p, r);
            long h = rows[r];
            if ((h & h >> 1 & h >> 2 & h >> 3 & h >> 4) != 0) return true;
        }
        for (int r = 4; r < n; r++) {
            long down = -1L, right = -1L, left = -1L;
            for (int k = 0; k < 5; k++) {
                down &= rows[r - k];
                right &= rows[r - k] << k;
                left &= rows[r - k] >> k;
            }
            if ((down | right | left) != 0) return true;
        }
        return false;
    }

    public Optional<Player> winner(GomokuState s) {
        for (Player p : Player.values()) if (five(s.board(), p)) return Optional.of(p);
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || five(s.board(), Player.X) || five(s.board(), Player.O);
    }

    public List<Cell> actions(GomokuState s) {
        if (terminal(s)) return Collections.emptyList();
        return s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        if (five(s.board(), Player.X)) return 1;
        return five(s.board(), Player.O) ? -1 : 0;
    }
}
