// exercise: 07
// truth: wrong
// mistake: for the third kind the completing cells are looked for among the candidates of before the trial stone, so with radius 1 a cell that only the new stone makes a neighbour is missed
// player: both
// style: streams, whole set of candidates as a snapshot per move
// single: yes
// detail: sometimes; only with radius 1, e.g. .XXX.. with the open four completed at the far end
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Saved(Cell move, Set<Cell> cells) {}

    private static final List<int[]> AXES = List.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {-1, 1});

    private Board board;
    private int radius;
    private Set<Cell> cells = new HashSet<>();
    private final Deque<Saved> saved = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.saved.clear();
        this.cells = new HashSet<>();
        for (Cell empty : board.emptyCells()) {
            if (around(empty).anyMatch(c -> !board.isEmpty(c))) {
                cells.add(empty);
            }
        }
    }

    private Stream<Cell> around(Cell center) {
        int size = board.size();
        return IntStream.rangeClosed(Math.max(0, center.row() - radius), Math.min(size - 1, center.row() + radius))
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(
                                Math.max(0, center.column() - radius), Math.min(size - 1, center.column() + radius))
                        .mapToObj(c -> new Cell(r, c)));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        saved.push(new Saved(cell, cells));
        cells = new HashSet<>(cells);
        around(cell).filter(board::isEmpty).forEach(cells::add);
        cells.remove(cell);
    }

    @Override
    public void undo() {
        if (saved.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Saved last = saved.pop();
        board.clear(last.move());
        cells = last.cells();
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : cells.stream().sorted().toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .map(c -> new Object[] {c, threat(c, me)})
                .sorted(Comparator.comparingInt(pair -> (int) pair[1]))
                .map(pair -> (Cell) pair[0])
                .toList();
    }

    private int threat(Cell c, Player me) {
        if (completes(c, me)) {
            return 1;
        } else if (completes(c, me.opponent())) {
            return 2;
        }
        board.put(c, me);
        long ways = cells.stream().filter(e -> !e.equals(c)).filter(e -> completes(e, me)).count();
        board.clear(c);
        return ways > 1 ? 3 : 4;
    }

    private boolean completes(Cell c, Player p) {
        return AXES.stream().anyMatch(a -> walk(c, p, a[0], a[1]) + walk(c, p, -a[0], -a[1]) >= 4);
    }

    private int walk(Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr;
        int k = c.column() + dc;
        int n = 0;
        while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.has(p, r, k)) {
            n++;
            r += dr;
            k += dc;
        }
        return n;
    }
}
