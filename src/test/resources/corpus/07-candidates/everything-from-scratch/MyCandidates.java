// exercise: 07
// truth: right
// mistake: none; a pile of boards, and all else is computed when it is asked for
// player: both
// style: terse, streams, a stack of boards
// single: yes
// detail: always
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.toList;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    final Deque<Board> pile = new ArrayDeque<>();
    int radius;

    public void start(Board board, int radius) {
        pile.clear();
        pile.push(board.copy());
        this.radius = radius;
    }

    public void make(Cell cell) {
        var next = board();
        next.put(cell, player());
        pile.push(next);
    }

    public void undo() {
        if (pile.size() < 2) throw new IllegalStateException("only the start is left");
        pile.pop();
    }

    public Player player() {
        var b = pile.peek();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return pile.peek().copy();
    }

    public List<Cell> candidates() {
        var b = pile.peek();
        int n = b.size();
        if (b.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        return b.emptyCells().stream()
                .filter(c -> IntStream.rangeClosed(Math.max(0, c.row() - radius), Math.min(n - 1, c.row() + radius))
                        .anyMatch(r -> IntStream.rangeClosed(Math.max(0, c.column() - radius), Math.min(n - 1, c.column() + radius))
                                .anyMatch(k -> !b.isEmpty(r, k))))
                .collect(toList());
    }

    public List<Cell> ordered() {
        var b = board();
        var p = player();
        return candidates().stream().sorted(comparingInt(c -> rank(b, c, p))).collect(toList());
    }

    int rank(Board b, Cell c, Player p) {
        if (five(b, c, p)) return 0;
        if (five(b, c, p.opponent())) return 1;
        b.put(c, p);
        long ways = Stream.of(new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}})
                .flatMap(d -> Stream.of(end(b, c, p, d[0], d[1]), end(b, c, p, -d[0], -d[1])))
                .flatMap(List::stream)
                .distinct()
                .filter(e -> five(b, e, p))
                .count();
        b.clear(c);
        return ways > 1 ? 2 : 3;
    }

    /** The first empty cell in a direction, behind stones of the player only. */
    List<Cell> end(Board b, Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr, k = c.column() + dc;
        while (has(b, p, r, k)) {
            r += dr;
            k += dc;
        }
        return r >= 0 && k >= 0 && r < b.size() && k < b.size() && b.isEmpty(r, k) ? List.of(new Cell(r, k)) : List.of();
    }

    boolean five(Board b, Cell c, Player p) {
        return Stream.of(new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}).anyMatch(d -> {
            int len = 1;
            for (int s = 1; has(b, p, c.row() + s * d[0], c.column() + s * d[1]); s++) len++;
            for (int s = 1; has(b, p, c.row() - s * d[0], c.column() - s * d[1]); s++) len++;
            return len >= 5;
        });
    }

    boolean has(Board b, Player p, int r, int k) {
        return r >= 0 && k >= 0 && r < b.size() && k < b.size() && b.has(p, r, k);
    }
}
