// exercise: 07
// truth: wrong
// mistake: undo removes every cell near the stone from the candidates, also those that are near another stone
// player: both
// style: streams over offsets, sets
// kind: slip
// single: yes
// detail: after undo whenever another stone is within twice the radius
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Move(Cell cell, boolean candidate) {}

    private Board board = Board.empty(15);
    private int radius = 2;
    private Set<Cell> open = new HashSet<>();
    private Deque<Move> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.moves = new ArrayDeque<>();
        Set<Cell> free = new HashSet<>(board.emptyCells());
        this.open = all().filter(cell -> !free.contains(cell))
                .flatMap(this::around)
                .filter(free::contains)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private Stream<Cell> all() {
        int n = board.size();
        return IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n));
    }

    private Stream<Cell> around(Cell center) {
        return square(center, radius);
    }

    private Stream<Cell> square(Cell center, int reach) {
        int last = board.size() - 1;
        return IntStream.rangeClosed(Math.max(0, center.row() - reach), Math.min(last, center.row() + reach))
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(
                                Math.max(0, center.column() - reach), Math.min(last, center.column() + reach))
                        .mapToObj(column -> new Cell(row, column)));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(new Move(cell, open.remove(cell)));
        around(cell).filter(board::isEmpty).forEach(open::add);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        Move move = moves.pop();
        board.clear(move.cell());
        around(move.cell()).forEach(open::remove);
        if (move.candidate()) {
            open.add(move.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return open.stream().sorted().toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> ranks = candidates().stream()
                .collect(Collectors.toMap(
                        c -> c, c -> five(c, me) ? 0 : five(c, me.opponent()) ? 1 : twoWays(c, me) ? 2 : 3));
        return ranks.keySet().stream().sorted(Comparator.comparing(ranks::get)).toList();
    }

    private boolean twoWays(Cell cell, Player me) {
        board.put(cell, me);
        long ways = around4(cell).filter(board::isEmpty).filter(c -> five(c, me)).count();
        board.clear(cell);
        return ways >= 2;
    }

    private Stream<Cell> around4(Cell cell) {
        return square(cell, 4).filter(c -> {
            int dr = Math.abs(c.row() - cell.row());
            int dc = Math.abs(c.column() - cell.column());
            return dr == 0 || dc == 0 || dr == dc;
        });
    }

    private boolean five(Cell cell, Player who) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, 1})
                .anyMatch(d -> run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 4);
    }

    private long run(Cell cell, Player who, int dr, int dc) {
        int n = board.size();
        return IntStream.iterate(1, k -> k + 1)
                .takeWhile(k -> {
                    int r = cell.row() + k * dr;
                    int c = cell.column() + k * dc;
                    return r >= 0 && c >= 0 && r < n && c < n && board.has(who, r, c);
                })
                .count();
    }
}
