// exercise: 07
// truth: wrong
// mistake: a static table of candidates has only the board as its key, so a position with the same stones and another radius gets the wrong list
// player: both
// style: memo table over the whole class
// single: yes
// detail: sometimes; only when the same stones were asked for with another radius before, by this object or another
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final Map<Board, List<Cell>> KNOWN = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Board, List<Cell>> eldest) {
            return size() > 20_000;
        }
    };

    private Board now;
    private int distance;
    private final Deque<Cell> history = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        now = board.copy();
        distance = radius;
        history.clear();
    }

    @Override
    public void make(Cell cell) {
        now.put(cell, player());
        history.addLast(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) throw new IllegalStateException("nothing to undo");
        now.clear(history.removeLast());
    }

    @Override
    public Player player() {
        return now.count(Player.X) == now.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = KNOWN.get(now);
        if (cells == null) {
            cells = compute();
            KNOWN.put(now.copy(), cells);
        }
        return new ArrayList<>(cells);
    }

    private List<Cell> compute() {
        int n = now.size();
        if (now.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        return now.emptyCells().stream()
                .filter(cell -> square(cell).anyMatch(other -> !now.isEmpty(other)))
                .toList();
    }

    private Stream<Cell> square(Cell middle) {
        int n = now.size();
        return IntStream.rangeClosed(Math.max(0, middle.row() - distance), Math.min(n - 1, middle.row() + distance))
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(
                                Math.max(0, middle.column() - distance), Math.min(n - 1, middle.column() + distance))
                        .mapToObj(c -> new Cell(r, c)));
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> groups = candidates().stream().collect(Collectors.groupingBy(this::group, TreeMap::new, Collectors.toList()));
        return groups.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private int group(Cell cell) {
        Player me = player(), you = me.opponent();
        if (makes(me, cell)) return 0;
        if (makes(you, cell)) return 1;
        now.put(cell, me);
        long ways = rays(cell).filter(now::isEmpty).filter(c -> makes(me, c)).count();
        now.clear(cell);
        return ways < 2 ? 3 : 2;
    }

    private Stream<Cell> rays(Cell from) {
        Stream.Builder<Cell> cells = Stream.builder();
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++)
                for (int k = 1; k <= 4 && (dr != 0 || dc != 0); k++)
                    if (in(from.row() + k * dr, from.column() + k * dc))
                        cells.add(new Cell(from.row() + k * dr, from.column() + k * dc));
        return cells.build();
    }

    private boolean makes(Player who, Cell cell) {
        return IntStream.of(-1, 0, 1, 2).anyMatch(d -> {
            int dr = d == 2 ? 0 : 1, dc = d == 2 ? 1 : d;
            return 1 + arm(who, cell, dr, dc) + arm(who, cell, -dr, -dc) >= 5;
        });
    }

    private int arm(Player who, Cell cell, int dr, int dc) {
        int k = 0;
        while (in(cell.row() + (k + 1) * dr, cell.column() + (k + 1) * dc)
                && now.has(who, cell.row() + (k + 1) * dr, cell.column() + (k + 1) * dc)) k++;
        return k;
    }

    private boolean in(int r, int c) {
        return r >= 0 && c >= 0 && r < now.size() && c < now.size();
    }
}
