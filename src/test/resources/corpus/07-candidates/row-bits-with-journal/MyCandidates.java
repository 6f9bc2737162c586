// exercise: 07
// truth: right
// mistake: none; a long for each row, and a journal of the rows as they were
// player: both
// style: bit operations, nested classes
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private static final class Journal {
        final Cell stone;
        final long[] rows;

        Journal(Cell stone, long[] rows) {
            this.stone = stone;
            this.rows = rows;
        }
    }

    private enum Kind { WIN, BLOCK, TWO_WAYS, OTHER }

    private Board board;
    private long[] near;
    private int radius;
    private Deque<Journal> journal;

    @Override
    public void start(Board from, int radius) {
        board = from.copy();
        this.radius = radius;
        near = new long[board.size()];
        journal = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            long stones = board.row(Player.X, row) | board.row(Player.O, row);
            while (stones != 0) {
                int column = Long.numberOfTrailingZeros(stones);
                stones ^= 1L << column;
                mark(row, column);
            }
        }
    }

    private void mark(int row, int column) {
        long mask = 0;
        for (int c = column - radius; c <= column + radius; c++) {
            if (c >= 0 && c < board.size()) {
                mask |= 1L << c;
            }
        }
        int from = Math.max(row - radius, 0);
        int to = Math.min(row + radius, board.size() - 1);
        for (int r = from; r <= to; r++) {
            near[r] |= mask;
        }
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("you cannot play " + cell);
        }
        journal.addLast(new Journal(cell, near.clone()));
        board.put(cell, player());
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing in the journal");
        }
        Journal last = journal.removeLast();
        near = last.rows;
        board.clear(last.stone);
    }

    @Override
    public Player player() {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        int size = board.size();
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return Collections.unmodifiableList(cells);
        }
        for (int row = 0; row < size; row++) {
            long free = near[row] & ~board.row(Player.X, row) & ~board.row(Player.O, row);
            for (; free != 0; free &= free - 1) {
                cells.add(new Cell(row, Long.numberOfTrailingZeros(free)));
            }
        }
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        Map<Kind, List<Cell>> byKind = new EnumMap<>(Kind.class);
        Player mover = player();
        for (Cell cell : candidates()) {
            byKind.computeIfAbsent(kind(cell, mover), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> ordered = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            ordered.addAll(byKind.getOrDefault(kind, List.of()));
        }
        return ordered;
    }

    private Kind kind(Cell cell, Player mover) {
        if (five(cell.row(), cell.column(), mover)) {
            return Kind.WIN;
        }
        if (five(cell.row(), cell.column(), mover.opponent())) {
            return Kind.BLOCK;
        }
        board.put(cell, mover);
        int fives = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) {
                    continue;
                }
                // the first hole on this ray
                int row = cell.row();
                int column = cell.column();
                do {
                    row += down;
                    column += right;
                } while (own(row, column, mover));
                if (inside(row, column) && board.isEmpty(row, column) && five(row, column, mover)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? Kind.TWO_WAYS : Kind.OTHER;
    }

    private boolean inside(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    private boolean own(int row, int column, Player who) {
        return inside(row, column) && board.has(who, row, column);
    }

    private boolean five(int row, int column, Player who) {
        int[] lengths = new int[4];
        for (int direction = 0; direction < 4; direction++) {
            int down = direction == 0 ? 0 : 1;
            int right = direction == 1 ? 0 : direction == 3 ? -1 : 1;
            for (int k = 1; own(row + k * down, column + k * right, who); k++) {
                lengths[direction]++;
            }
            for (int k = 1; own(row - k * down, column - k * right, who); k++) {
                lengths[direction]++;
            }
        }
        for (int length : lengths) {
            if (length + 1 >= 5) {
                return true;
            }
        }
        return false;
    }
}
