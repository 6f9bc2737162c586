// exercise: 07
// truth: wrong
// mistake: candidates are all empty cells in the rectangle around all stones, widened by the radius, instead of the cells near some stone: with stones far apart there are too many
// player: both
// style: streams, bounding box
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final List<int[]> DIRECTIONS =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    private Board board = Board.empty(15);
    private int radius = 2;
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
            throw new IllegalStateException("no moves");
        }
        board.clear(line.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    private List<Cell> stones() {
        return IntStream.range(0, board.size() * board.size())
                .mapToObj(i -> new Cell(i / board.size(), i % board.size()))
                .filter(cell -> !board.isEmpty(cell))
                .toList();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> stones = stones();
        if (stones.isEmpty()) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        IntSummaryStatistics rows = stones.stream().mapToInt(Cell::row).summaryStatistics();
        IntSummaryStatistics columns = stones.stream().mapToInt(Cell::column).summaryStatistics();
        return board.emptyCells().stream()
                .filter(cell -> cell.row() >= rows.getMin() - radius && cell.row() <= rows.getMax() + radius)
                .filter(cell -> cell.column() >= columns.getMin() - radius && cell.column() <= columns.getMax() + radius)
                .toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparing((Cell cell) -> rank(cell, me))).toList();
    }

    private int rank(Cell cell, Player me) {
        if (completesFive(board, cell, me)) return 0;
        if (completesFive(board, cell, me.opponent())) return 1;
        Board after = board.copy();
        after.put(cell, me);
        return after.emptyCells().stream().filter(c -> completesFive(after, c, me)).limit(2).count() == 2 ? 2 : 3;
    }

    private static boolean completesFive(Board board, Cell cell, Player who) {
        return DIRECTIONS.stream().anyMatch(d -> reach(board, cell, who, d[0], d[1]) + reach(board, cell, who, -d[0], -d[1]) >= 4);
    }

    private static int reach(Board board, Cell cell, Player who, int dr, int dc) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> inside(board, cell.row() + i * dr, cell.column() + i * dc)
                        && board.has(who, cell.row() + i * dr, cell.column() + i * dc))
                .count();
    }

    private static boolean inside(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
