// exercise: 07
// truth: wrong
// mistake: undo always makes the cell of the taken-back stone a candidate, also when it was none before the move
// player: both
// style: record for the change, streams, LinkedHashSet
// single: yes
// detail: sometimes; only after a move that was farther than radius from every stone, when other stones are on the board
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
    private record Move(Cell cell, List<Cell> fresh) {}

    private record Dir(int dr, int dc) {}

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(-1, 1));

    private Board board;
    private int radius;
    private final Deque<Move> history = new ArrayDeque<>();
    private final Set<Cell> open = new LinkedHashSet<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        history.clear();
        open.clear();
        int n = given.size();
        IntStream.range(0, n * n)
                .mapToObj(i -> new Cell(i / n, i % n))
                .filter(c -> !board.isEmpty(c))
                .flatMap(this::neighbours)
                .forEach(open::add);
    }

    private Stream<Cell> neighbours(Cell c) {
        int n = board.size();
        return IntStream.rangeClosed(Math.max(0, c.row() - radius), Math.min(n - 1, c.row() + radius))
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(Math.max(0, c.column() - radius), Math.min(n - 1, c.column() + radius))
                        .mapToObj(k -> new Cell(r, k)))
                .filter(board::isEmpty);
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        open.remove(cell);
        List<Cell> fresh = neighbours(cell).filter(open::add).toList();
        history.push(new Move(cell, fresh));
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        Move m = history.pop();
        board.clear(m.cell());
        m.fresh().forEach(open::remove);
        open.add(m.cell());
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0 ? List.of(new Cell(board.size() / 2, board.size() / 2)) : List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparingInt((Cell c) -> rank(c, me))).toList();
    }

    private int rank(Cell c, Player me) {
        return wins(c, me) ? 0 : wins(c, me.opponent()) ? 1 : ways(c, me) >= 2 ? 2 : 3;
    }

    private long ways(Cell c, Player me) {
        board.put(c, me);
        long count = board.emptyCells().stream().filter(e -> wins(e, me)).count();
        board.clear(c);
        return count;
    }

    private boolean wins(Cell c, Player p) {
        return DIRS.stream().anyMatch(d -> 1 + run(c, p, d.dr(), d.dc()) + run(c, p, -d.dr(), -d.dc()) >= 5);
    }

    private int run(Cell c, Player p, int dr, int dc) {
        int length = 0;
        int r = c.row() + dr;
        int k = c.column() + dc;
        while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.has(p, r, k)) {
            length++;
            r += dr;
            k += dc;
        }
        return length;
    }
}
