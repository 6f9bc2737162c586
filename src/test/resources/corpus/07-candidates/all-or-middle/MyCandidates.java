// exercise: 07
// truth: wrong
// mistake: whenever no cell is found the middle is returned, so that a full board has a candidate that is taken
// player: both
// style: streams, box check with anyMatch, Optional
// single: yes
// detail: only on a full board, where the list has to be empty (candidates and ordered)
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Move(Cell cell, Optional<Move> previous) {}

    private Board board;
    private int radius;
    private Optional<Move> last = Optional.empty();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.last = Optional.empty();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        last = Optional.of(new Move(cell, last));
    }

    @Override
    public void undo() {
        Move move = last.orElseThrow(() -> new IllegalStateException("nothing was played"));
        board.clear(move.cell());
        last = move.previous();
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
        List<Cell> near = board.emptyCells().stream().filter(this::nearStone).collect(Collectors.toList());
        if (near.isEmpty()) {
            near.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return near;
    }

    private IntStream around(int middle, int distance) {
        return IntStream.rangeClosed(Math.max(0, middle - distance), Math.min(board.size() - 1, middle + distance));
    }

    private boolean nearStone(Cell cell) {
        return around(cell.row(), radius)
                .anyMatch(r -> around(cell.column(), radius).anyMatch(c -> !board.isEmpty(r, c)));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .sorted(Comparator.comparingInt((Cell cell) -> rank(cell, me)))
                .collect(Collectors.toList());
    }

    private int rank(Cell cell, Player me) {
        if (!board.isEmpty(cell)) {
            return 3;
        }
        return five(cell, me) ? 0 : five(cell, me.opponent()) ? 1 : ways(cell, me) >= 2 ? 2 : 3;
    }

    private long ways(Cell cell, Player me) {
        board.put(cell, me);
        long ways = around(cell.row(), 4)
                .boxed()
                .flatMap(r -> around(cell.column(), 4).mapToObj(c -> new Cell(r, c)))
                .filter(board::isEmpty)
                .filter(c -> c.row() == cell.row()
                        || c.column() == cell.column()
                        || Math.abs(c.row() - cell.row()) == Math.abs(c.column() - cell.column()))
                .filter(c -> five(c, me))
                .count();
        board.clear(cell);
        return ways;
    }

    private boolean five(Cell cell, Player who) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, 1})
                .anyMatch(d -> 1 + run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 5);
    }

    private long run(Cell cell, Player who, int down, int right) {
        IntPredicate mine = n -> {
            int r = cell.row() + n * down;
            int c = cell.column() + n * right;
            return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
        };
        return IntStream.iterate(1, n -> n + 1).takeWhile(mine).count();
    }
}
