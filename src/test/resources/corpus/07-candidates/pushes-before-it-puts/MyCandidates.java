// exercise: 07
// truth: wrong
// mistake: make pushes the cell on the stack before put can refuse it, so after a refused move undo takes off the wrong stone
// player: both
// style: stack of cells, looks at the board anew
// single: yes
// detail: sometimes; only after make was refused
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Deque<Cell> stack;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.stack = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        stack.push(cell);
        board.put(cell, player());
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("Nothing to undo");
        }
        board.clear(stack.pop());
    }

    @Override
    public Player player() {
        return board.stones() - board.count(Player.X) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        Set<Cell> found = new LinkedHashSet<>();
        if (board.stones() == 0) {
            found.add(new Cell(n / 2, n / 2));
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.isEmpty(r, c)) {
                    continue;
                }
                for (int i = Math.max(r - radius, 0); i < Math.min(r + radius + 1, n); i++) {
                    for (int j = Math.max(c - radius, 0); j < Math.min(c + radius + 1, n); j++) {
                        if (board.isEmpty(i, j)) {
                            found.add(new Cell(i, j));
                        }
                    }
                }
            }
        }
        return new ArrayList<>(found);
    }

    @Override
    public List<Cell> ordered() {
        record Graded(Cell cell, int grade) {}
        Player me = player();
        return candidates().stream()
                .map(cell -> new Graded(cell, grade(cell, me)))
                .sorted(Comparator.comparingInt(Graded::grade))
                .map(Graded::cell)
                .toList();
    }

    private int grade(Cell cell, Player me) {
        if (five(cell, me)) return 1;
        if (five(cell, me.opponent())) return 2;
        board.put(cell, me);
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            int a = Math.abs(next.row() - cell.row()), b = Math.abs(next.column() - cell.column());
            if ((a == 0 || b == 0 || a == b) && a <= 4 && b <= 4 && five(next, me)) ways++;
        }
        board.clear(cell);
        return ways > 1 ? 3 : 4;
    }

    private boolean five(Cell cell, Player who) {
        int[][] lines = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] line : lines) {
            int total = 1;
            for (int side : new int[] {-1, 1}) {
                int r = cell.row() + side * line[0];
                int c = cell.column() + side * line[1];
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
                    total++;
                    r += side * line[0];
                    c += side * line[1];
                }
            }
            if (total >= 5) return true;
        }
        return false;
    }
}
