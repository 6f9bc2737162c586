// exercise: 07
// truth: wrong
// mistake: cells where the opponent would get two ways to a five count as two-ways cells too, so they stand among (and before) the real ones of the side to move
// kind: slip
// player: both
// style: streams, an enum of threats, grouping into an EnumMap
// single: yes
// detail: needs a position where the one side and the other have an open three
import java.util.*;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    enum Threat { WIN, BLOCK, TWO_WAYS, QUIET }

    enum Dir {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);
        final int down, right;
        Dir(int down, int right) { this.down = down; this.right = right; }
    }

    private static final EnumSet<Dir> DIRS = EnumSet.allOf(Dir.class);

    private Board board = Board.empty(15);
    private int radius = 2;
    private final LinkedList<Cell> played = new LinkedList<>();

    @Override
    public void start(Board from, int r) {
        board = from.copy();
        radius = r;
        played.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.addLast(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) throw new IllegalStateException("undo before the first move");
        board.clear(played.removeLast());
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return board.emptyCells().stream().filter(this::isNear).collect(Collectors.toList());
    }

    private boolean isNear(Cell cell) {
        return range(cell.row()).anyMatch(r -> range(cell.column()).anyMatch(c -> !board.isEmpty(r, c)));
    }

    private IntStream range(int middle) {
        return IntStream.rangeClosed(Math.max(0, middle - radius), Math.min(board.size() - 1, middle + radius));
    }

    @Override
    public List<Cell> ordered() {
        Map<Threat, List<Cell>> groups = candidates().stream()
                .collect(Collectors.groupingBy(this::threat, () -> new EnumMap<>(Threat.class), Collectors.toList()));
        return groups.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private Threat threat(Cell cell) {
        Player me = player();
        Player you = me.opponent();
        if (completes(me).test(cell)) return Threat.WIN;
        if (completes(you).test(cell)) return Threat.BLOCK;
        // an open four for me, or one that I take from the opponent
        return Stream.of(me, you).anyMatch(p -> ways(cell, p) >= 2) ? Threat.TWO_WAYS : Threat.QUIET;
    }

    private long ways(Cell cell, Player p) {
        board.put(cell, p);
        try {
            return board.emptyCells().stream().filter(completes(p)).limit(2).count();
        } finally {
            board.clear(cell);
        }
    }

    private Predicate<Cell> completes(Player p) {
        return cell -> DIRS.stream()
                .anyMatch(d -> run(cell, p, d.down, d.right) + run(cell, p, -d.down, -d.right) + 1 >= 5);
    }

    private int run(Cell cell, Player p, int down, int right) {
        int i = 1;
        while (has(p, cell.row() + i * down, cell.column() + i * right)) {
            i++;
        }
        return i - 1;
    }

    private boolean has(Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
    }
}
