// exercise: 07
// truth: wrong
// mistake: for the third kind it asks player() after the trial stone was put, which is the opponent then, so it counts the cells that complete a five of the opponent's: the side's own open fours and double fours are put among the others (and moves beside two of the opponent's fives may be put before them)
// player: both
// style: functional: enum ranks, streams, helper threats(player()) called while the trial stone is on the board
// single: yes
// detail: wins and blocks are right, the trial stone is taken off again
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Direction(int down, int right) {
        Direction back() {
            return new Direction(-down, -right);
        }
    }

    private static final List<Direction> DIRECTIONS =
            List.of(new Direction(0, 1), new Direction(1, 0), new Direction(1, 1), new Direction(1, -1));

    private Board board;
    private int radius;
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        board.clear(made.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return board.emptyCells().stream().filter(this::near).toList();
    }

    private boolean near(Cell cell) {
        return IntStream.rangeClosed(cell.row() - radius, cell.row() + radius)
                .anyMatch(r -> IntStream.rangeClosed(cell.column() - radius, cell.column() + radius)
                        .anyMatch(c -> inside(r, c) && !board.isEmpty(r, c)));
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(this::rank));
        return cells;
    }

    private int rank(Cell cell) {
        if (five(cell, player())) {
            return 0;
        }
        if (five(cell, player().opponent())) {
            return 1;
        }
        board.put(cell, player());
        long ways = lineCells(cell).filter(each -> five(each, player())).count();
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private Stream<Cell> lineCells(Cell cell) {
        return DIRECTIONS.stream().flatMap(d -> IntStream.rangeClosed(-4, 4)
                .filter(i -> inside(cell.row() + i * d.down(), cell.column() + i * d.right()))
                .mapToObj(i -> new Cell(cell.row() + i * d.down(), cell.column() + i * d.right()))
                .filter(board::isEmpty));
    }

    private boolean five(Cell cell, Player player) {
        return DIRECTIONS.stream().anyMatch(d -> length(cell, player, d) + 1 + length(cell, player, d.back()) >= 5);
    }

    private int length(Cell cell, Player player, Direction d) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> inside(cell.row() + i * d.down(), cell.column() + i * d.right())
                        && board.has(player, cell.row() + i * d.down(), cell.column() + i * d.right()))
                .count();
    }
}
