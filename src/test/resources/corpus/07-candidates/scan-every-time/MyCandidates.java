// exercise: 07
// truth: right
// mistake: none; nothing but a board and a stack of cells, everything else is computed when it is asked for, with streams
// player: both
// style: streams, records, no state beyond the board
// single: yes
// detail: always
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
    private record Vec(int dr, int dc) {
        Vec negative() {
            return new Vec(-dr, -dc);
        }
    }

    private static final List<Vec> LINES = List.of(new Vec(0, 1), new Vec(1, 0), new Vec(1, 1), new Vec(1, -1));

    private Board board;
    private int radius;
    private Deque<Cell> history;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.history = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        history.push(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("there is nothing to take back");
        }
        board.clear(history.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : board.emptyCells().stream().filter(this::isNear).toList();
    }

    private boolean isNear(Cell cell) {
        return span(cell.row()).anyMatch(row -> span(cell.column()).anyMatch(column -> !board.isEmpty(row, column)));
    }

    private IntStream span(int middle) {
        return IntStream.rangeClosed(middle - radius, middle + radius).filter(i -> 0 <= i && i < board.size());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparingInt(cell -> level(cell, me))).toList();
    }

    private int level(Cell cell, Player me) {
        if (completes(board, cell, me)) {
            return 1;
        }
        if (completes(board, cell, me.opponent())) {
            return 2;
        }
        Board after = board.copy();
        after.put(cell, me);
        return after.emptyCells().stream().filter(next -> completes(after, next, me)).count() >= 2 ? 3 : 4;
    }

    private static boolean completes(Board board, Cell cell, Player who) {
        return LINES.stream().anyMatch(v -> ray(board, cell, v, who) + 1 + ray(board, cell, v.negative(), who) >= 5);
    }

    private static long ray(Board board, Cell from, Vec v, Player who) {
        return Stream.iterate(new int[] {from.row() + v.dr, from.column() + v.dc}, p -> new int[] {p[0] + v.dr, p[1] + v.dc})
                .takeWhile(p -> p[0] >= 0 && p[1] >= 0 && p[0] < board.size() && p[1] < board.size())
                .takeWhile(p -> board.has(who, p[0], p[1]))
                .count();
    }
}
