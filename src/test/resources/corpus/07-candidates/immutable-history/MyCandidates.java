// exercise: 07
// truth: right
// mistake: -
// player: both
// style: immutable linked states as records, undo goes to the parent, streams
// kind: -
// single: yes
// detail: -

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Nothing is ever changed: a move makes a new state that knows the one before it. */
public class MyCandidates implements CandidatesTask {
    private record State(Board board, int radius, State before, Set<Cell> near) {
        static State first(Board board, int radius) {
            Set<Cell> near = new TreeSet<>();
            for (int i = 0; i < board.size() * board.size(); i++) {
                Cell cell = new Cell(i / board.size(), i % board.size());
                if (board.at(cell).isPresent()) {
                    around(board, cell, radius).forEach(near::add);
                }
            }
            return new State(board, radius, null, near);
        }

        State then(Cell cell) {
            Board next = board.copy();
            next.put(cell, mover());
            Set<Cell> wider = new TreeSet<>(near);
            wider.remove(cell);
            around(next, cell, radius).forEach(wider::add);
            return new State(next, radius, this, Collections.unmodifiableSet(wider));
        }

        Player mover() {
            return board.count(Player.O) != board.count(Player.X) ? Player.O : Player.X;
        }

        private static Stream<Cell> around(Board board, Cell cell, int radius) {
            int reach = Math.min(radius, board.size());
            int top = Math.max(cell.row() - reach, 0);
            int left = Math.max(cell.column() - reach, 0);
            int bottom = Math.min(cell.row() + reach + 1, board.size());
            int right = Math.min(cell.column() + reach + 1, board.size());
            return IntStream.range(top, bottom)
                    .boxed()
                    .flatMap(row -> IntStream.range(left, right).mapToObj(column -> new Cell(row, column)))
                    .filter(board::isEmpty);
        }
    }

    private State now = State.first(Board.empty(15), 2);

    @Override
    public void start(Board board, int radius) {
        now = State.first(board.copy(), radius);
    }

    @Override
    public void make(Cell cell) {
        now = now.then(cell);
    }

    @Override
    public void undo() {
        if (now.before() == null) {
            throw new IllegalStateException("this is where it began");
        }
        now = now.before();
    }

    @Override
    public Player player() {
        return now.mover();
    }

    @Override
    public Board board() {
        return now.board();
    }

    @Override
    public List<Cell> candidates() {
        int middle = now.board().size() / 2;
        return now.board().stones() == 0 ? List.of(new Cell(middle, middle)) : List.copyOf(now.near());
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream()
                .collect(Collectors.groupingBy(this::urgency))
                .entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getKey()))
                .flatMap(entry -> entry.getValue().stream())
                .collect(Collectors.toList());
    }

    /** 3 for a win, 2 for a block, 1 for two ways. */
    private int urgency(Cell cell) {
        Player me = player();
        if (completes(now.board(), cell, me)) {
            return 3;
        }
        if (completes(now.board(), cell, me.opponent())) {
            return 2;
        }
        Board after = now.board().copy();
        after.put(cell, me);
        long ways = lines()
                .flatMap(d -> IntStream.rangeClosed(-4, 4).mapToObj(s -> new int[] {cell.row() + s * d[0], cell.column() + s * d[1]}))
                .filter(p -> p[0] >= 0 && p[1] >= 0 && p[0] < after.size() && p[1] < after.size())
                .map(p -> new Cell(p[0], p[1]))
                .filter(after::isEmpty)
                .filter(p -> completes(after, p, me))
                .limit(2)
                .count();
        return ways == 2 ? 1 : 0;
    }

    private static Stream<int[]> lines() {
        return Stream.of(new int[] {0, 1}, new int[] {1, 1}, new int[] {1, 0}, new int[] {-1, 1});
    }

    private static boolean completes(Board board, Cell cell, Player player) {
        return lines().anyMatch(d -> run(board, player, cell.row() - d[0], cell.column() - d[1], -d[0], -d[1])
                + run(board, player, cell.row() + d[0], cell.column() + d[1], d[0], d[1]) > 3);
    }

    private static int run(Board board, Player player, int row, int column, int down, int right) {
        boolean on = row >= 0 && column >= 0 && row < board.size() && column < board.size();
        return on && board.has(player, row, column) ? 1 + run(board, player, row + down, column + right, down, right) : 0;
    }
}
