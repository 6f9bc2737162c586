// exercise: 07
// truth: wrong
// mistake: the table of neighbours is made anew only if the board has another size, so a new start with another radius uses the old one
// player: both
// style: precomputed neighbour lists, set and journal
// single: yes
// detail: sometimes; only if the same object is started twice on boards of one size with different radius
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int size;
    private List<List<Cell>> neighbours;
    private Set<Cell> open = new HashSet<>();
    private final Stack<Cell> moves = new Stack<>();
    private final Stack<Set<Cell>> before = new Stack<>();

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        if (neighbours == null || size != start.size()) {
            size = start.size();
            neighbours = IntStream.range(0, size * size)
                    .mapToObj(i -> neighboursOf(i / size, i % size, radius))
                    .collect(Collectors.toList());
        }
        moves.clear();
        before.clear();
        open = new HashSet<>();
        for (int i = 0; i < size * size; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                open.addAll(neighbours.get(i));
            }
        }
        open.removeIf(cell -> !board.isEmpty(cell));
    }

    private List<Cell> neighboursOf(int row, int column, int radius) {
        return Board.empty(size).emptyCells().stream()
                .filter(c -> Math.abs(c.row() - row) <= radius && Math.abs(c.column() - column) <= radius)
                .collect(Collectors.toList());
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        before.push(open);
        open = new HashSet<>(open);
        open.remove(cell);
        for (Cell c : neighbours.get(cell.row() * size + cell.column())) {
            if (board.isEmpty(c)) {
                open.add(c);
            }
        }
    }

    @Override
    public void undo() {
        if (moves.empty()) {
            throw new IllegalStateException("No move was made.");
        }
        board.clear(moves.pop());
        open = before.pop();
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? new ArrayList<>(open) : new ArrayList<>(List.of(new Cell(size / 2, size / 2)));
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream().sorted(Comparator.comparing(this::urgency)).collect(Collectors.toList());
    }

    private int urgency(Cell cell) {
        Player p = player();
        if (isFive(cell, p)) return 0;
        if (isFive(cell, p.opponent())) return 1;
        board.put(cell, p);
        try {
            return board.emptyCells().stream()
                                    .filter(c -> aligned(c, cell) && isFive(c, p))
                                    .limit(2)
                                    .count()
                            == 2
                    ? 2
                    : 3;
        } finally {
            board.clear(cell);
        }
    }

    private static boolean aligned(Cell a, Cell b) {
        int dr = a.row() - b.row(), dc = a.column() - b.column();
        if (Math.max(Math.abs(dr), Math.abs(dc)) > 4) return false;
        return dr == 0 || dc == 0 || dr == dc || dr == -dc;
    }

    private boolean isFive(Cell c, Player p) {
        return Math.max(
                        Math.max(run(c, p, 1, 0) + run(c, p, -1, 0), run(c, p, 0, 1) + run(c, p, 0, -1)),
                        Math.max(run(c, p, 1, 1) + run(c, p, -1, -1), run(c, p, 1, -1) + run(c, p, -1, 1)))
                >= 4;
    }

    private int run(Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr, k = c.column() + dc;
        int length = 0;
        for (; r >= 0 && k >= 0 && r < size && k < size && board.has(p, r, k); r += dr, k += dc) {
            length++;
        }
        return length;
    }
}
