// exercise: 07
// truth: wrong
// mistake: make changes the field with the side to move before board.put refuses the cell, so after a refused move it is the other side's turn
// player: both
// style: field for the turn, records on a stack, whole-board candidates by streams
// kind: slip
// single: yes
// detail: after make of a taken cell or one outside: player() and the colour of the next stone are wrong
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Move(Cell cell, Player by) {}

    private Board board;
    private int radius;
    private Player turn = Player.X;
    private final Deque<Move> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = Objects.requireNonNull(board).copy();
        this.radius = radius;
        this.turn = board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        Player by = turn;
        turn = turn.opponent();
        board.put(cell, by);
        moves.push(new Move(cell, by));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Move last = moves.pop();
        board.clear(last.cell());
        turn = last.by();
    }

    @Override
    public Player player() {
        return turn;
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
        return board.emptyCells().stream().filter(this::isNear).toList();
    }

    private boolean isNear(Cell c) {
        return IntStream.rangeClosed(c.row() - radius, c.row() + radius)
                .anyMatch(r -> IntStream.rangeClosed(c.column() - radius, c.column() + radius)
                        .anyMatch(k -> inside(r, k) && !board.isEmpty(r, k)));
    }

    private boolean inside(int r, int k) {
        return r >= 0 && k >= 0 && r < board.size() && k < board.size();
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream().sorted(Comparator.comparingInt(this::threat)).toList();
    }

    private int threat(Cell cell) {
        if (five(cell.row(), cell.column(), turn)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), turn.opponent())) {
            return 1;
        }
        board.put(cell, turn);
        long ways = directions()
                .flatMap(d -> IntStream.rangeClosed(1, 4)
                        .mapToObj(s -> new int[] {cell.row() + s * d[0], cell.column() + s * d[1]}))
                .filter(p -> inside(p[0], p[1]) && board.isEmpty(p[0], p[1]) && five(p[0], p[1], turn))
                .count();
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private static Stream<int[]> directions() {
        return Stream.of(new int[] {0, 1}, new int[] {1, 1}, new int[] {1, 0}, new int[] {1, -1},
                new int[] {0, -1}, new int[] {-1, -1}, new int[] {-1, 0}, new int[] {-1, 1});
    }

    private boolean five(int r, int k, Player p) {
        return directions().limit(4).anyMatch(d -> run(r, k, d[0], d[1], p) + run(r, k, -d[0], -d[1], p) >= 4);
    }

    private int run(int r, int k, int dr, int dk, Player p) {
        int n = 0;
        while (inside(r + (n + 1) * dr, k + (n + 1) * dk) && board.has(p, r + (n + 1) * dr, k + (n + 1) * dk)) {
            n++;
        }
        return n;
    }
}
