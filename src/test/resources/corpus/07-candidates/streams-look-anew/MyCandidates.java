// exercise: 07
// truth: right
// mistake: none; looks at the whole board each time, with streams
// player: both
// style: streams and an enum for the kinds
// single: yes
// detail: always
import java.util.Comparator;
import java.util.List;
import java.util.Stack;
import java.util.function.Predicate;
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

    private static final List<Step> STEPS = List.of(new Step(1, 0), new Step(0, 1), new Step(1, 1), new Step(-1, 1));

    private Board stones = Board.empty(15);
    private int reach = 2;
    private Stack<Cell> played = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        played = new Stack<>();
    }

    @Override
    public void make(Cell cell) {
        if (!stones.contains(cell) || !stones.isEmpty(cell)) {
            throw new IllegalArgumentException("not possible: " + cell);
        }
        stones.put(cell, player());
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.empty()) {
            throw new IllegalStateException();
        }
        stones.clear(played.pop());
    }

    @Override
    public Player player() {
        return stones.count(Player.X) == stones.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    private Stream<Cell> square(Cell middle) {
        return IntStream.rangeClosed(middle.row() - reach, middle.row() + reach)
                .filter(this::exists)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(middle.column() - reach, middle.column() + reach)
                        .filter(this::exists)
                        .mapToObj(column -> new Cell(row, column)));
    }

    private boolean exists(int rowOrColumn) {
        return rowOrColumn >= 0 && rowOrColumn < stones.size();
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        Predicate<Cell> taken = cell -> !stones.isEmpty(cell);
        return stones.emptyCells().stream()
                .filter(cell -> square(cell).anyMatch(taken))
                .collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream().sorted(Comparator.comparing(this::kind)).collect(Collectors.toList());
    }

    private Kind kind(Cell cell) {
        Player mine = player();
        if (completes(cell, mine)) {
            return Kind.WIN;
        }
        if (completes(cell, mine.opponent())) {
            return Kind.BLOCK;
        }
        stones.put(cell, mine);
        try {
            long ways = STEPS.stream()
                    .flatMap(step -> Stream.of(step, step.back()))
                    .flatMap(step -> IntStream.rangeClosed(1, 4)
                            .filter(i -> exists(cell.row() + i * step.dr()) && exists(cell.column() + i * step.dc()))
                            .mapToObj(i -> new Cell(cell.row() + i * step.dr(), cell.column() + i * step.dc())))
                    .filter(stones::isEmpty)
                    .filter(other -> completes(other, mine))
                    .distinct()
                    .count();
            return ways < 2 ? Kind.OTHER : Kind.TWO_WAYS;
        } finally {
            stones.clear(cell);
        }
    }

    private boolean completes(Cell cell, Player who) {
        return STEPS.stream().anyMatch(step -> run(cell, who, step) + run(cell, who, step.back()) >= 4);
    }

    private int run(Cell from, Player who, Step step) {
        int row = from.row() + step.dr();
        int column = from.column() + step.dc();
        if (!exists(row) || !exists(column) || !stones.has(who, row, column)) {
            return 0;
        }
        return 1 + run(new Cell(row, column), who, step);
    }
}
