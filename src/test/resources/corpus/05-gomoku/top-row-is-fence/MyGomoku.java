// exercise: 05
// truth: wrong
// mistake: the test whether a row is on the board says row > 0 instead of row >= 0, so stones in the top row that are not the last one are not counted
// player: both
// style: for loop with a step counter, inside() helper
// single: yes
// detail: sometimes; only lines that touch row 0
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DROW = {0, 1, 1, 1};
    private static final int[] DCOL = {1, 0, 1, -1};

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) > s.board().count(Player.O) ? Player.O
             : s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board next = s.board().copy();
        next.put(cell, player(s));
        return new GomokuState(next, Optional.of(cell));
    }

    private static boolean inside(Board b, int row, int col) {
        return row > 0 && row < b.size() && col >= 0 && col < b.size();
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Cell last = s.last().get();
        Board b = s.board();
        Player who = b.at(last).orElseThrow();
        for (int d = 0; d < 4; d++) {
            int len = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int k = 1; ; k++) {
                    int row = last.row() + sign * k * DROW[d];
                    int col = last.column() + sign * k * DCOL[d];
                    if (!inside(b, row, col) || !b.has(who, row, col)) break;
                    len++;
                }
            }
            if (len >= 5) return Optional.of(who);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        Player w = winner(s).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
