// exercise: 07
// truth: wrong
// mistake: ordered keeps its last answer and gives it again while the number of stones is the same, although undo and another move may lie between
// kind: subtle
// player: both
// style: cache with the number of stones as its key, whole board looked at
// single: yes
// detail: shows only if ordered was asked for, then undo and make of another cell, then ordered again, with no ordered in between
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private ArrayDeque<Cell> made;
    private List<Cell> lastOrder;
    private int stonesAtLastOrder;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        made = new ArrayDeque<>();
        lastOrder = null;
        stonesAtLastOrder = -1;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) throw new IllegalStateException("nothing made");
        board.clear(made.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int half = board.size() / 2;
        if (board.stones() == 0) return List.of(new Cell(half, half));
        return board.emptyCells().stream().filter(this::isNear).toList();
    }

    private boolean isNear(Cell cell) {
        int top = Math.max(0, cell.row() - radius);
        int bottom = Math.min(board.size() - 1, cell.row() + radius);
        int left = Math.max(0, cell.column() - radius);
        int right = Math.min(board.size() - 1, cell.column() + radius);
        return IntStream.rangeClosed(top, bottom)
                .anyMatch(r -> IntStream.rangeClosed(left, right).anyMatch(c -> !board.isEmpty(r, c)));
    }

    @Override
    public List<Cell> ordered() {
        // Working out the threats is expensive: only do it when a stone has come or gone.
        if (lastOrder == null || stonesAtLastOrder != board.stones()) {
            Player me = player();
            lastOrder = candidates().stream()
                    .sorted(Comparator.comparingInt(cell -> kind(cell, me)))
                    .toList();
            stonesAtLastOrder = board.stones();
        }
        return new ArrayList<>(lastOrder);
    }

    private int kind(Cell cell, Player me) {
        if (five(board, cell, me)) return 1;
        if (five(board, cell, me.opponent())) return 2;
        Board next = board.copy();
        next.put(cell, me);
        long ways = next.emptyCells().stream()
                .filter(c -> aligned(c, cell))
                .filter(c -> five(next, c, me))
                .count();
        return ways > 1 ? 3 : 4;
    }

    private static boolean aligned(Cell a, Cell b) {
        int r = a.row() - b.row();
        int c = a.column() - b.column();
        return Math.max(Math.abs(r), Math.abs(c)) < 5 && (r == 0 || c == 0 || r == c || r == -c);
    }

    private static boolean five(Board b, Cell cell, Player who) {
        int[] down = {0, 1, 1, 1};
        int[] right = {1, 0, 1, -1};
        return IntStream.range(0, 4)
                .anyMatch(i -> 1 + arm(b, cell, who, down[i], right[i]) + arm(b, cell, who, -down[i], -right[i]) >= 5);
    }

    private static int arm(Board b, Cell cell, Player who, int down, int right) {
        int k = 0;
        while (true) {
            int r = cell.row() + (k + 1) * down;
            int c = cell.column() + (k + 1) * right;
            if (r < 0 || r >= b.size() || c < 0 || c >= b.size() || !b.has(who, r, c)) return k;
            k++;
        }
    }
}
