// exercise: 07
// truth: right
// mistake: none; a snapshot of a BitSet before every move, groups by threat in an EnumMap
// player: both
// style: BitSet, streams, records, EnumMap
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Threat { WIN, BLOCK, DOUBLE, NONE }

    private record Dir(int dr, int dc) {}

    private record Saved(Cell move, BitSet near) {}

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(1, -1));

    private Board board;
    private int radius;
    private BitSet near;
    private Deque<Saved> past;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new BitSet();
        past = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    touch(r, c);
                }
            }
        }
    }

    private void touch(int row, int column) {
        int size = board.size();
        int left = Math.max(0, column - radius);
        int right = Math.min(size, column + radius + 1);
        IntStream.range(Math.max(0, row - radius), Math.min(size, row + radius + 1))
                .forEach(r -> near.set(r * size + left, r * size + right));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        past.addLast(new Saved(cell, (BitSet) near.clone()));
        touch(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        Saved saved = past.pollLast();
        if (saved == null) {
            throw new IllegalStateException("no move since start");
        }
        board.clear(saved.move());
        near = saved.near();
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        return board.stones() == 0
                ? List.of(new Cell(size / 2, size / 2))
                : near.stream().mapToObj(i -> new Cell(i / size, i % size)).filter(board::isEmpty).toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Threat, List<Cell>> groups = candidates().stream()
                .collect(Collectors.groupingBy(c -> threat(c, me), () -> new EnumMap<>(Threat.class), Collectors.toList()));
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private Threat threat(Cell cell, Player me) {
        if (five(cell, me)) return Threat.WIN;
        if (five(cell, me.opponent())) return Threat.BLOCK;
        Board after = board.copy();
        after.put(cell, me);
        long ways = DIRS.stream()
                .flatMap(d -> IntStream.rangeClosed(-4, 4).boxed().flatMap(s -> at(cell, d, s)))
                .filter(after::isEmpty)
                .filter(c -> five(after, c, me))
                .distinct()
                .count();
        return ways >= 2 ? Threat.DOUBLE : Threat.NONE;
    }

    private Stream<Cell> at(Cell from, Dir d, int steps) {
        int r = from.row() + steps * d.dr();
        int c = from.column() + steps * d.dc();
        return r < 0 || c < 0 || r >= board.size() || c >= board.size() ? Stream.empty() : Stream.of(new Cell(r, c));
    }

    private boolean five(Cell cell, Player p) {
        return five(board, cell, p);
    }

    private boolean five(Board b, Cell cell, Player p) {
        for (Dir d : DIRS) {
            if (count(b, cell, p, d.dr(), d.dc()) + 1 + count(b, cell, p, -d.dr(), -d.dc()) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int count(Board b, Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        if (r < 0 || c < 0 || r >= b.size() || c >= b.size() || !b.has(p, r, c)) {
            return 0;
        }
        return 1 + count(b, new Cell(r, c), p, dr, dc);
    }
}
