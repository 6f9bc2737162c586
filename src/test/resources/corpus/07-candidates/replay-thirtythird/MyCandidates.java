// exercise: 07
// truth: right
// mistake: -
// player: both
// style: immutable linked snapshots, everything found anew by streams, undo is just going back one link
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** One situation; the one before it hangs behind it. */
    private record Scene(Board stones, Scene before) {
        Scene with(Cell cell) {
            Board next = stones.copy();
            next.put(cell, turn());
            return new Scene(next, this);
        }

        Player turn() {
            return stones.stones() % 2 == 0 ? Player.X : Player.O;
        }
    }

    private Scene now = new Scene(Board.empty(15), null);
    private int far = 2;

    @Override
    public void start(Board board, int radius) {
        now = new Scene(board.copy(), null);
        far = radius;
    }

    @Override
    public void make(Cell cell) {
        now = now.with(cell);
    }

    @Override
    public void undo() {
        now = Optional.ofNullable(now.before()).orElseThrow(() -> new IllegalStateException("at the start"));
    }

    @Override
    public Player player() {
        return now.turn();
    }

    @Override
    public Board board() {
        return now.stones();
    }

    @Override
    public List<Cell> candidates() {
        Board b = now.stones();
        if (b.stones() == 0) {
            return List.of(new Cell(b.size() / 2, b.size() / 2));
        }
        int n = b.size();
        // prefix sums: how many stones lie above and left of a corner
        int[][] sum = new int[n + 1][n + 1];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                sum[r + 1][c + 1] = sum[r][c + 1] + sum[r + 1][c] - sum[r][c] + (b.isEmpty(r, c) ? 0 : 1);
            }
        }
        return b.emptyCells().stream()
                .filter(cell -> {
                    int top = Math.max(0, cell.row() - far);
                    int left = Math.max(0, cell.column() - far);
                    int bottom = Math.min(n, cell.row() + far + 1);
                    int right = Math.min(n, cell.column() + far + 1);
                    return sum[bottom][right] - sum[top][right] - sum[bottom][left] + sum[top][left] > 0;
                })
                .toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = now.turn();
        Board scratch = now.stones().copy();
        Map<Integer, List<Cell>> byKind = candidates().stream()
                .collect(Collectors.groupingBy(cell -> kind(scratch, cell, me), TreeMap::new, Collectors.toList()));
        return byKind.values().stream().flatMap(List::stream).toList();
    }

    private static int kind(Board b, Cell cell, Player me) {
        if (fives(b, cell, me)) {
            return -3;
        }
        if (fives(b, cell, me.opponent())) {
            return -2;
        }
        b.put(cell, me);
        boolean two = b.emptyCells().stream()
                .filter(e -> inLine(e, cell))
                .filter(e -> fives(b, e, me))
                .limit(2)
                .count() == 2;
        b.clear(cell);
        return two ? -1 : 0;
    }

    private static boolean inLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return Math.max(dr, dc) <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }

    private static boolean fives(Board b, Cell cell, Player who) {
        return IntStream.of(1, 100, 101, 99).anyMatch(d -> {
            int dr = d / 99 > 0 ? 1 : 0;
            int dc = d - 100 * dr;
            return 1 + run(b, cell, who, dr, dc) + run(b, cell, who, -dr, -dc) >= 5;
        });
    }

    private static int run(Board b, Cell cell, Player who, int dr, int dc) {
        int k = 1;
        for (int r = cell.row() + dr, c = cell.column() + dc;
                0 <= Math.min(r, c) && Math.max(r, c) < b.size() && b.has(who, r, c);
                r += dr, c += dc) {
            k++;
        }
        return k - 1;
    }
}
