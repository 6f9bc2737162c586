// exercise: 07
// truth: right
// mistake: none; a stack of immutable frames, undo only pops
// player: both
// style: record per position, streams
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Frame(Board board, Set<Cell> near) {
        Frame plus(Cell cell, int radius) {
            Board next = board.copy();
            next.put(cell, turn());
            Set<Cell> set = new HashSet<>(near);
            set.addAll(around(next, cell, radius));
            set.removeIf(c -> !next.isEmpty(c));
            return new Frame(next, set);
        }

        Player turn() {
            return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
        }
    }

    private final List<Frame> frames = new ArrayList<>();
    private int radius;

    private Frame top() {
        return frames.get(frames.size() - 1);
    }

    private static List<Cell> around(Board board, Cell c, int radius) {
        return board.emptyCells().stream()
                .filter(e -> Math.max(Math.abs(e.row() - c.row()), Math.abs(e.column() - c.column())) <= radius)
                .toList();
    }

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        frames.clear();
        Board mine = board.copy();
        Set<Cell> near = cellsOf(mine)
                .filter(c -> !mine.isEmpty(c))
                .flatMap(c -> around(mine, c, radius).stream())
                .collect(Collectors.toSet());
        frames.add(new Frame(mine, near));
    }

    private static Stream<Cell> cellsOf(Board board) {
        int n = board.size();
        return IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n));
    }

    @Override
    public void make(Cell cell) {
        frames.add(top().plus(cell, radius));
    }

    @Override
    public void undo() {
        if (frames.size() < 2) {
            throw new IllegalStateException("at the start");
        }
        frames.remove(frames.size() - 1);
    }

    @Override
    public Player player() {
        return top().turn();
    }

    @Override
    public Board board() {
        return top().board().copy();
    }

    @Override
    public List<Cell> candidates() {
        Board b = top().board();
        return b.stones() == 0 ? List.of(new Cell(b.size() / 2, b.size() / 2)) : List.copyOf(top().near());
    }

    @Override
    public List<Cell> ordered() {
        Board scratch = board();
        Player me = player();
        return candidates().stream()
                .map(c -> new Object() {
                    final Cell cell = c;
                    final int kind = kind(scratch, c, me);
                })
                .sorted(Comparator.comparingInt(o -> o.kind))
                .map(o -> o.cell)
                .toList();
    }

    private static int kind(Board b, Cell c, Player me) {
        if (completes(b, c, me)) return 0;
        if (completes(b, c, me.opponent())) return 1;
        Board after = b.copy();
        after.put(c, me);
        long two = after.emptyCells().stream().filter(e -> aligned(e, c) && completes(after, e, me)).limit(2).count();
        return two == 2 ? 2 : 3;
    }

    private static boolean aligned(Cell a, Cell c) {
        int dr = Math.abs(a.row() - c.row());
        int dc = Math.abs(a.column() - c.column());
        return dr <= 4 && dc <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }

    private static boolean completes(Board b, Cell c, Player p) {
        return Stream.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {-1, 1})
                .anyMatch(d -> arm(b, c, p, d[0], d[1]) + 1 + arm(b, c, p, -d[0], -d[1]) >= 5);
    }

    private static int arm(Board b, Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr;
        int q = c.column() + dc;
        if (r < 0 || q < 0 || r >= b.size() || q >= b.size() || !b.has(p, r, q)) {
            return 0;
        }
        return 1 + arm(b, new Cell(r, q), p, dr, dc);
    }
}
