// exercise: 07
// truth: wrong
// mistake: candidates() hands out a cached list, and ordered() sorts that same list in place, so a list that was handed out changes its order
// player: both
// style: lazy cache that make and undo throw away, streams
// single: yes
// detail: sometimes, when candidates() and then ordered() are called for the same position and the sort moves something; the two calls give one list object
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public final class MyCandidates implements CandidatesTask {
    private enum Line {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private Board stones;
    private int reach;
    private final Deque<Cell> played = new ArrayDeque<>();
    private List<Cell> cache;

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        played.clear();
        cache = null;
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        played.addLast(cell);
        cache = null;
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("nothing has been played");
        }
        stones.clear(played.removeLast());
        cache = null;
    }

    @Override
    public Player player() {
        return stones.count(Player.O) < stones.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (cache == null) {
            cache = compute();
        }
        return cache;
    }

    private List<Cell> compute() {
        if (stones.stones() == 0) {
            int middle = stones.size() / 2;
            return Stream.of(new Cell(middle, middle)).collect(Collectors.toList());
        }
        boolean[][] near = new boolean[stones.size()][stones.size()];
        IntStream.range(0, stones.size()).forEach(r -> IntStream.range(0, stones.size())
                .filter(c -> !stones.isEmpty(r, c))
                .forEach(c -> mark(near, r, c)));
        return stones.emptyCells().stream().filter(c -> near[c.row()][c.column()]).collect(Collectors.toList());
    }

    private void mark(boolean[][] near, int row, int column) {
        for (int r = Math.max(0, row - reach); r <= row + reach && r < near.length; r++) {
            for (int c = Math.max(0, column - reach); c <= column + reach && c < near.length; c++) {
                near[r][c] = true;
            }
        }
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> result = candidates();
        result.sort(Comparator.comparing((Cell c) -> !five(c, me))
                .thenComparing(c -> !five(c, me.opponent()))
                .thenComparing(c -> !twoWays(c, me)));
        return result;
    }

    private boolean twoWays(Cell c, Player me) {
        stones.put(c, me);
        try {
            return Stream.of(Line.values())
                    .flatMap(line -> IntStream.rangeClosed(-4, 4)
                            .filter(k -> on(c.row() + k * line.dr, c.column() + k * line.dc))
                            .mapToObj(k -> new Cell(c.row() + k * line.dr, c.column() + k * line.dc)))
                    .filter(stones::isEmpty)
                    .filter(e -> five(e, me))
                    .count() >= 2;
        } finally {
            stones.clear(c);
        }
    }

    private boolean five(Cell c, Player p) {
        return Stream.of(Line.values())
                .anyMatch(l -> 1 + run(c, p, l.dr, l.dc) + run(c, p, -l.dr, -l.dc) >= 5);
    }

    private int run(Cell c, Player p, int dr, int dc) {
        return (int) IntStream.iterate(1, k -> k + 1)
                .takeWhile(k -> on(c.row() + k * dr, c.column() + k * dc)
                        && stones.has(p, c.row() + k * dr, c.column() + k * dc))
                .count();
    }

    private boolean on(int r, int c) {
        return 0 <= r && r < stones.size() && 0 <= c && c < stones.size();
    }
}
