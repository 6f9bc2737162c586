// exercise: 07
// truth: right
// mistake: none; everything is computed from the board at each question, with streams
// player: both
// style: streams, an enum for the ranks, nothing incremental
// single: yes
// detail: always
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private enum Kind { WIN, BLOCK, TWO_WAYS, OTHER }

    private record Step(int dr, int dc) {
        Step back() {
            return new Step(-dr, -dc);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    private Board now;
    private int reach;
    private LinkedList<Cell> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        this.now = board.copy();
        this.reach = radius;
        this.moves = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        if (!now.contains(cell) || !now.isEmpty(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        now.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException();
        }
        now.clear(moves.removeLast());
    }

    @Override
    public Player player() {
        return now.count(Player.X) <= now.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (now.stones() == 0) {
            return List.of(new Cell(now.size() / 2, now.size() / 2));
        }
        return now.emptyCells().stream().filter(this::hasStoneNear).collect(Collectors.toList());
    }

    private boolean hasStoneNear(Cell c) {
        return rangeAround(c.row()).anyMatch(r -> rangeAround(c.column()).anyMatch(k -> !now.isEmpty(r, k)));
    }

    private IntStream rangeAround(int x) {
        return IntStream.rangeClosed(Math.max(0, x - reach), Math.min(now.size() - 1, x + reach));
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream()
                .sorted(Comparator.comparing(this::kind))
                .collect(Collectors.toList());
    }

    private Kind kind(Cell c) {
        Player me = player();
        if (fiveWith(c, me)) {
            return Kind.WIN;
        }
        if (fiveWith(c, me.opponent())) {
            return Kind.BLOCK;
        }
        now.put(c, me);
        try {
            return now.emptyCells().stream().filter(e -> fiveWith(e, me)).limit(2).count() == 2 ? Kind.TWO_WAYS : Kind.OTHER;
        } finally {
            now.clear(c);
        }
    }

    private boolean fiveWith(Cell c, Player who) {
        return STEPS.stream().anyMatch(s -> 1 + run(c, s, who) + run(c, s.back(), who) >= 5);
    }

    private long run(Cell c, Step s, Player who) {
        return Stream.iterate(new int[] {c.row() + s.dr(), c.column() + s.dc()}, p -> new int[] {p[0] + s.dr(), p[1] + s.dc()})
                .takeWhile(p -> p[0] >= 0 && p[1] >= 0 && p[0] < now.size() && p[1] < now.size() && now.has(who, p[0], p[1]))
                .count();
    }
}
