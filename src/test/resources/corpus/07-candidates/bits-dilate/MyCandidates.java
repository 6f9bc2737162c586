// exercise: 07
// truth: right
// mistake: -
// player: both
// style: start board and list of moves, all answers derived by shifting row masks; buckets of streams
// kind: right
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board origin = Board.empty(5);
    private List<Cell> line = List.of();
    private int reach = 1;

    public void start(Board board, int radius) {
        origin = board.copy();
        line = List.of();
        reach = Math.min(radius, board.size());
    }

    public void make(Cell cell) {
        board().put(cell, player());
        line = Stream.concat(line.stream(), Stream.of(cell)).toList();
    }

    public void undo() {
        line = line.subList(0, line.size() - 1).stream().toList();
    }

    public Player player() {
        int first = origin.count(Player.X) - origin.count(Player.O);
        return Player.values()[(first + line.size()) & 1];
    }

    public Board board() {
        Board now = origin.copy();
        int turn = origin.count(Player.X) - origin.count(Player.O);
        for (Cell cell : line) {
            now.put(cell, (turn++ & 1) == 0 ? Player.X : Player.O);
        }
        return now;
    }

    public List<Cell> candidates() {
        return near(board());
    }

    private List<Cell> near(Board now) {
        int n = now.size();
        if (now.stones() == 0) {
            return List.of(new Cell(n / 2, n / 2));
        }
        long[] taken = new long[n];
        long[] wide = new long[n];
        for (int r = 0; r < n; r++) {
            taken[r] = now.row(Player.X, r) | now.row(Player.O, r);
            long w = taken[r];
            for (int k = 0; k < reach; k++) {
                w |= w << 1 | w >>> 1;
            }
            wide[r] = w & (1L << n) - 1;
        }
        List<Cell> out = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            long all = 0;
            for (int q = Math.max(0, r - reach); q < n && q <= r + reach; q++) {
                all |= wide[q];
            }
            for (long rest = all & ~taken[r]; rest != 0; rest &= rest - 1) {
                out.add(new Cell(r, Long.numberOfTrailingZeros(rest)));
            }
        }
        return out;
    }

    public List<Cell> ordered() {
        Board now = board();
        Player me = player();
        List<List<Cell>> bucket = IntStream.range(0, 4).mapToObj(i -> (List<Cell>) new ArrayList<Cell>()).toList();
        for (Cell c : near(now)) {
            int kind;
            if (five(now, me, c.row(), c.column())) {
                kind = 0;
            } else if (five(now, me.opponent(), c.row(), c.column())) {
                kind = 1;
            } else {
                now.put(c, me);
                int ways = 0;
                for (int d = 0; d < 9; d++) {
                    int dr = d / 3 - 1;
                    int dc = d % 3 - 1;
                    for (int s = 1; s < 5 && d != 4; s++) {
                        int r = c.row() + s * dr;
                        int k = c.column() + s * dc;
                        if (r >= 0 && k >= 0 && r < now.size() && k < now.size() && now.isEmpty(r, k)
                                && five(now, me, r, k)) {
                            ways++;
                        }
                    }
                }
                now.clear(c);
                kind = ways > 1 ? 2 : 3;
            }
            bucket.get(kind).add(c);
        }
        return bucket.stream().flatMap(List::stream).toList();
    }

    private static boolean five(Board b, Player p, int r, int c) {
        return run(b, p, r, c, 0, 1) + run(b, p, r, c, 0, -1) > 3
                || run(b, p, r, c, 1, 0) + run(b, p, r, c, -1, 0) > 3
                || run(b, p, r, c, 1, 1) + run(b, p, r, c, -1, -1) > 3
                || run(b, p, r, c, 1, -1) + run(b, p, r, c, -1, 1) > 3;
    }

    private static int run(Board b, Player p, int r, int c, int dr, int dc) {
        int y = r + dr;
        int x = c + dc;
        return y < 0 || x < 0 || y >= b.size() || x >= b.size() || !b.has(p, y, x) ? 0 : 1 + run(b, p, y, x, dr, dc);
    }
}
