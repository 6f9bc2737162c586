// exercise: 07
// truth: wrong
// mistake: near is measured as a circle through the corner of the square (dr*dr + dc*dc <= 2*radius*radius), which is the square of a king for radius 1 and 2 but takes in cells radius+1 away from radius 3 on
// kind: subtle
// player: both
// style: streams, looks at the whole board each time, no set
// single: yes
// detail: radius 3 or more only: cells (0,4) and (1,4) away are candidates with radius 3
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

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int reach;
    private Deque<Cell> played;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        // the corner of the square is the farthest cell: radius * sqrt(2)
        this.reach = 2 * radius * radius;
        this.played = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        board.clear(played.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    private Stream<Cell> all() {
        int n = board.size();
        return IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n));
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> stones = all().filter(c -> !board.isEmpty(c)).toList();
        return board.emptyCells().stream()
                .filter(c -> stones.stream().anyMatch(s -> squared(c, s) <= reach))
                .collect(Collectors.toList());
    }

    private static int squared(Cell a, Cell b) {
        int down = a.row() - b.row();
        int right = a.column() - b.column();
        return down * down + right * right;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .sorted(Comparator.comparing((Cell c) -> !five(c, me))
                        .thenComparing(c -> !five(c, me.opponent()))
                        .thenComparing(c -> !twoWays(c, me)))
                .collect(Collectors.toList());
    }

    private boolean twoWays(Cell c, Player me) {
        board.put(c, me);
        long ways = board.emptyCells().stream()
                .filter(e -> inLine(c, e))
                .filter(e -> five(e, me))
                .limit(2)
                .count();
        board.clear(c);
        return ways == 2;
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        return Math.max(down, right) <= 4 && (down == 0 || right == 0 || down == right);
    }

    private boolean five(Cell c, Player p) {
        return run(c, p, 0, 1) + run(c, p, 0, -1) >= 4
                || run(c, p, 1, 0) + run(c, p, -1, 0) >= 4
                || run(c, p, 1, 1) + run(c, p, -1, -1) >= 4
                || run(c, p, 1, -1) + run(c, p, -1, 1) >= 4;
    }

    private int run(Cell c, Player p, int down, int right) {
        int n = board.size();
        return (int) IntStream.iterate(1, k -> k + 1)
                .takeWhile(k -> {
                    int row = c.row() + k * down;
                    int column = c.column() + k * right;
                    return row >= 0 && row < n && column >= 0 && column < n && board.has(p, row, column);
                })
                .count();
    }
}
