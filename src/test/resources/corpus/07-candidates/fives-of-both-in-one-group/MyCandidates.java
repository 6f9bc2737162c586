// exercise: 07
// truth: wrong
// mistake: ordered gives the same rank to cells that complete a five of the side to move and to cells that would complete one of the opponent's, so a block can come before a win.
// player: both
// style: neighbour counters in an int array, streams with sorted, score by a loop over both players
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int n;
    private int radius;
    private int[] near;
    private List<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.n = board.size();
        this.radius = radius;
        this.near = new int[n * n];
        this.moves = new ArrayList<>();
        IntStream.range(0, n * n)
                .mapToObj(this::cell)
                .filter(c -> !board.isEmpty(c))
                .forEach(c -> count(c, +1));
    }

    private Cell cell(int index) {
        return new Cell(index / n, index % n);
    }

    private void count(Cell stone, int change) {
        for (int i = 0; i < n * n; i++) {
            int rows = Math.abs(i / n - stone.row());
            int columns = Math.abs(i % n - stone.column());
            if (Math.max(rows, columns) <= radius) {
                near[i] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell, +1);
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell last = moves.remove(moves.size() - 1);
        board.clear(last);
        count(last, -1);
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
            return List.of(new Cell(n / 2, n / 2));
        }
        return IntStream.range(0, n * n)
                .filter(i -> near[i] > 0)
                .mapToObj(this::cell)
                .filter(c -> board.isEmpty(c))
                .collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream()
                .sorted(Comparator.comparing(this::urgency).reversed())
                .collect(Collectors.toList());
    }

    private Integer urgency(Cell cell) {
        // a five on this cell, whoever it is: must be played
        for (Player p : Player.values()) {
            if (five(cell, p)) {
                return 2;
            }
        }
        Player me = player();
        board.put(cell, me);
        long fives = board.emptyCells().stream().filter(c -> five(c, me)).count();
        board.clear(cell);
        return fives >= 2 ? 1 : 0;
    }

    private boolean five(Cell cell, Player p) {
        return line(cell, p, 0, 1) >= 5 || line(cell, p, 1, 0) >= 5 || line(cell, p, 1, 1) >= 5 || line(cell, p, -1, 1) >= 5;
    }

    private int line(Cell cell, Player p, int dr, int dc) {
        return 1 + half(cell.row() + dr, cell.column() + dc, p, dr, dc) + half(cell.row() - dr, cell.column() - dc, p, -dr, -dc);
    }

    private int half(int r, int c, Player p, int dr, int dc) {
        if (r < 0 || c < 0 || r >= n || c >= n || !board.has(p, r, c)) {
            return 0;
        }
        return 1 + half(r + dr, c + dc, p, dr, dc);
    }
}
