// exercise: 05
// truth: right
// mistake: -
// player: both
// style: the whole board each time, a row as a long; five rows shifted against each other, streams, a cell order that is turned round
// kind: -
// single: yes
// detail: -
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    public Player player(GomokuState s) {
        return s.board().count(Player.X) > s.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) {
            throw new IllegalStateException("over");
        }
        if (!s.board().contains(c) || !s.board().isEmpty(c)) {
            throw new IllegalArgumentException("not free: " + c);
        }
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        return Stream.of(Player.values()).filter(p -> hasFive(s.board(), p)).findAny();
    }

    private static boolean hasFive(Board b, Player p) {
        if (b.count(p) < 5) {
            return false;
        }
        long[] rows = IntStream.range(0, b.size()).mapToLong(r -> b.row(p, r)).toArray();
        for (int r = 0; r < rows.length; r++) {
            if (fold(rows, r, 0, 1) != 0) {
                return true;
            }
            for (int lean = -1; lean <= 1 && r + 4 < rows.length; lean++) {
                if (fold(rows, r, 1, lean) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Five rows (or five times one row), each pushed a bit further; what is left over are beginnings of fives. */
    private static long fold(long[] rows, int from, int down, int lean) {
        long left = -1L;
        for (int i = 0; i < 5; i++) {
            long row = rows[from + i * down];
            left &= lean < 0 ? row << i : row >>> (lean * i);
        }
        return left;
    }

    @Override
    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        if (terminal(s)) {
            return List.of();
        }
        List<Cell> cells = s.board().emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    @Override
    public int utility(GomokuState s) {
        return (hasFive(s.board(), Player.X) ? 1 : 0) - (hasFive(s.board(), Player.O) ? 1 : 0);
    }
}
