// exercise: 07
// truth: wrong
// mistake: near cells are found by adding offsets to a flat index, so at the left and right edge cells of the next row count as near
// player: both
// style: flat index, int counters, arrays
// kind: slip
// single: yes
// detail: stones within the radius of the left or right edge
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board field;
    private int size;
    private int radius;
    private int[] near;
    private final Deque<Integer> played = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.field = board.copy();
        this.size = board.size();
        this.radius = radius;
        this.near = new int[size * size];
        this.played.clear();
        for (int index = 0; index < size * size; index++) {
            if (!field.isEmpty(cell(index))) {
                update(index, +1);
            }
        }
    }

    private Cell cell(int index) {
        return new Cell(index / size, index % size);
    }

    private void update(int index, int delta) {
        for (int down = -radius; down <= radius; down++) {
            for (int right = -radius; right <= radius; right++) {
                int other = index + down * size + right;
                if (other >= 0 && other < near.length) {
                    near[other] += delta;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        int index = cell.row() * size + cell.column();
        update(index, +1);
        played.push(index);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("undo without make");
        }
        int index = played.pop();
        update(index, -1);
        field.clear(cell(index));
    }

    @Override
    public Player player() {
        return field.count(Player.O) < field.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return field;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (field.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
        }
        for (int index = 0; index < near.length; index++) {
            if (near[index] != 0 && field.isEmpty(cell(index))) {
                cells.add(cell(index));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        record Rated(Cell cell, int rank) {}
        List<Rated> rated = new ArrayList<>();
        for (Cell cell : candidates()) {
            rated.add(new Rated(cell, rank(cell)));
        }
        rated.sort(Comparator.comparingInt(Rated::rank));
        return rated.stream().map(Rated::cell).toList();
    }

    private int rank(Cell cell) {
        Player me = player();
        if (wins(cell, me)) return 1;
        if (wins(cell, me.opponent())) return 2;
        Board after = field.copy();
        after.put(cell, me);
        Board before = field;
        field = after;
        int ways = 0;
        for (Cell next : lineCells(cell)) {
            if (wins(next, me)) ways++;
        }
        field = before;
        return ways < 2 ? 4 : 3;
    }

    private List<Cell> lineCells(Cell cell) {
        List<Cell> cells = new ArrayList<>();
        for (int dr = -4; dr <= 4; dr++) {
            for (int dc = -4; dc <= 4; dc++) {
                boolean line = dr == 0 || dc == 0 || Math.abs(dr) == Math.abs(dc);
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (line && r >= 0 && r < size && c >= 0 && c < size && field.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    private boolean wins(Cell cell, Player who) {
        for (int[] d : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int row = 1;
            for (int s : new int[] {1, -1}) {
                int r = cell.row() + s * d[0];
                int c = cell.column() + s * d[1];
                while (r >= 0 && r < size && c >= 0 && c < size && field.has(who, r, c)) {
                    row++;
                    r += s * d[0];
                    c += s * d[1];
                }
            }
            if (row >= 5) return true;
        }
        return false;
    }
}
