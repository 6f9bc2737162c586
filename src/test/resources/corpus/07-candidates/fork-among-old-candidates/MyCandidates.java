// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after the trial stone are looked for among the candidates before it, which with radius 1 lack the cell beyond the stone
// player: both
// style: streams, LinkedHashSet, change records
// single: yes
// detail: only with radius 1
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private Set<Cell> open = new LinkedHashSet<>();
    private Deque<Undo> stack = new ArrayDeque<>();

    private record Undo(Cell stone, boolean wasOpen, List<Cell> opened) {}

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.open = new LinkedHashSet<>();
        this.stack = new ArrayDeque<>();
        int size = board.size();
        IntStream.range(0, size * size)
                .mapToObj(i -> new Cell(i / size, i % size))
                .filter(cell -> !board.isEmpty(cell))
                .flatMap(this::around)
                .forEach(open::add);
    }

    private Stream<Cell> around(Cell center) {
        int last = board.size() - 1;
        return IntStream.rangeClosed(Math.max(0, center.row() - radius), Math.min(last, center.row() + radius))
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(
                                Math.max(0, center.column() - radius), Math.min(last, center.column() + radius))
                        .mapToObj(column -> new Cell(row, column)))
                .filter(board::isEmpty);
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean wasOpen = open.remove(cell);
        List<Cell> opened = around(cell).filter(open::add).toList();
        stack.push(new Undo(cell, wasOpen, opened));
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("No move to take back.");
        }
        Undo undo = stack.pop();
        board.clear(undo.stone());
        undo.opened().forEach(open::remove);
        if (undo.wasOpen()) {
            open.add(undo.stone());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0 ? List.of(new Cell(board.size() / 2, board.size() / 2)) : List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        Player us = player();
        Player them = us.opponent();
        List<Cell> all = candidates();
        List<Cell> wins = all.stream().filter(c -> five(c, us)).toList();
        List<Cell> blocks = all.stream().filter(c -> !five(c, us) && five(c, them)).toList();
        List<Cell> forks = all.stream()
                .filter(c -> !five(c, us) && !five(c, them) && forks(c, us, all))
                .toList();
        Set<Cell> result = new LinkedHashSet<>(wins);
        result.addAll(blocks);
        result.addAll(forks);
        result.addAll(all);
        return new ArrayList<>(result);
    }

    private boolean forks(Cell cell, Player us, List<Cell> all) {
        board.put(cell, us);
        long fives = all.stream()
                .filter(other -> !other.equals(cell) && inLine(cell, other) && five(other, us))
                .count();
        board.clear(cell);
        return fives >= 2;
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        return down <= 4 && right <= 4 && (down == 0 || right == 0 || down == right);
    }

    private boolean five(Cell c, Player p) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                .mapToInt(d -> 1 + ray(c, p, d[0], d[1]) + ray(c, p, -d[0], -d[1]))
                .max()
                .getAsInt() >= 5;
    }

    private int ray(Cell c, Player p, int down, int right) {
        int i = 1;
        for (; ; i++) {
            int row = c.row() + i * down;
            int column = c.column() + i * right;
            if (row < 0 || column < 0 || row >= board.size() || column >= board.size() || !board.has(p, row, column)) {
                return i - 1;
            }
        }
    }
}
