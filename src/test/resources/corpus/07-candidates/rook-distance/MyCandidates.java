// exercise: 07
// truth: wrong
// mistake: Near is taken as the sum of the distances (
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import java.util.stream.Collectors;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException();
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        if (board.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        List<Cell> stones = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.at(r, c).isPresent()) stones.add(new Cell(r, c));
            }
        }
        return board.emptyCells().stream()
                .filter(e -> stones.stream().anyMatch(s -> Math.abs(s.row() - e.row()) + Math.abs(s.column() - e.column()) <= radius))
                .collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell c : cells) {
            rank.put(c, five(c, me) ? 0 : five(c, me.opponent()) ? 1 : twoWays(c, me) ? 2 : 3);
        }
        cells.sort(Comparator.comparing(rank::get));
        return cells;
    }

    private boolean five(Cell cell, Player p) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            if (1 + run(cell, p, d[0], d[1]) + run(cell, p, -d[0], -d[1]) >= 5) return true;
        }
        return false;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr, c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    /** after a stone on the cell: are there two cells that complete a five? */
    private boolean twoWays(Cell cell, Player p) {
        board.put(cell, p);
        long ways = board.emptyCells().stream().filter(e -> five(e, p)).count();
        board.clear(cell);
        return ways >= 2;
    }
}
