// exercise: 05
// truth: wrong
// mistake: actions collects the cells in a TreeSet that compares row * 16 + column, so on boards of 17 and more rows (r,16) and (r+1,0) count as one cell and one of them is missing
// player: both
// style: TreeSet, sorted from the middle outwards is left for later
// single: yes
// detail: sometimes; only on boards of 17, 18 and 19 rows
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Comparator<Cell> READING_ORDER = Comparator.comparingInt(c -> c.row() * 16 + c.column());
    private static final int[] DY = {0, 1, 1, 1};
    private static final int[] DX = {1, -1, 0, 1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) {
            throw new IllegalArgumentException("over");
        }
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) {
            return Optional.empty();
        }
        Cell last = s.last().get();
        Player p = s.board().at(last).get();
        for (int i = 0; i < DY.length; i++) {
            if (1 + go(s.board(), p, last.row() + DY[i], last.column() + DX[i], DY[i], DX[i])
                            + go(s.board(), p, last.row() - DY[i], last.column() - DX[i], -DY[i], -DX[i])
                    > 4) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private int go(Board b, Player p, int y, int x, int dy, int dx) {
        if (y < 0 || x < 0 || y >= b.size() || x >= b.size() || !b.has(p, y, x)) {
            return 0;
        }
        return 1 + go(b, p, y + dy, x + dx, dy, dx);
    }

    @Override
    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        TreeSet<Cell> free = new TreeSet<>(READING_ORDER);
        if (!terminal(s)) {
            free.addAll(s.board().emptyCells());
        }
        return new ArrayList<>(free);
    }

    @Override
    public int utility(GomokuState s) {
        if (winner(s).isEmpty()) return 0;
        return winner(s).get() == Player.X ? +1 : -1;
    }
}
