// exercise: 07
// truth: wrong
// mistake: near is looked for along the eight lines only, so with radius 2 and more the cells a knight's move away from a stone are missing
// kind: slip
// player: both
// style: streams, everything computed from the board
// single: yes
// detail: right with radius 1
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(int down, int right) {}

    private static final List<Step> HALF = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));
    private static final List<Step> ALL =
            HALF.stream().flatMap(s -> Stream.of(s, new Step(-s.down, -s.right))).toList();

    private Board board;
    private int radius;
    private final Deque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        line.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.push(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        board.clear(line.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
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
        return board.emptyCells().stream().filter(this::hasNeighbour).toList();
    }

    private boolean hasNeighbour(Cell cell) {
        return ALL.stream().anyMatch(s -> IntStream.rangeClosed(1, radius).anyMatch(k -> {
            int row = cell.row() + k * s.down;
            int column = cell.column() + k * s.right;
            return inside(row, column) && !board.isEmpty(row, column);
        }));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparingInt(c -> kind(c, me))).toList();
    }

    private int kind(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        long ways = ALL.stream()
                .flatMap(s -> IntStream.rangeClosed(1, 4)
                        .filter(k -> inside(cell.row() + k * s.down, cell.column() + k * s.right))
                        .mapToObj(k -> new Cell(cell.row() + k * s.down, cell.column() + k * s.right)))
                .filter(board::isEmpty)
                .filter(c -> completes(c, me))
                .count();
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean completes(Cell cell, Player who) {
        return HALF.stream().anyMatch(s -> 1 + along(cell, s, 1, who) + along(cell, s, -1, who) >= 5);
    }

    private long along(Cell cell, Step s, int sign, Player who) {
        return IntStream.iterate(1, k -> k + 1)
                .takeWhile(k -> inside(cell.row() + sign * k * s.down, cell.column() + sign * k * s.right)
                        && board.has(who, cell.row() + sign * k * s.down, cell.column() + sign * k * s.right))
                .count();
    }

    private boolean inside(int row, int column) {
        return 0 <= row && row < board.size() && 0 <= column && column < board.size();
    }
}
