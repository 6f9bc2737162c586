// exercise: 07
// truth: right
// mistake: none; undo plays the whole game again from the start, and the exceptions are others than the best ones (NoSuchElementException, IndexOutOfBoundsException), which the README allows
// player: both
// style: event list replayed, counts per cell, distance by Chebyshev maximum, two-way cells before all others even when there are blocks
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board first;
    private Board current;
    private int radius;
    private final List<Cell> events = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        Board mine = board.copy();
        first = mine;
        current = mine.copy();
        this.radius = radius;
        events.clear();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= current.size() || cell.column() >= current.size()) {
            throw new IndexOutOfBoundsException("outside: " + cell);
        }
        if (current.at(cell).isPresent()) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        current.put(cell, player());
        events.add(cell);
    }

    @Override
    public void undo() {
        if (events.isEmpty()) {
            throw new NoSuchElementException("no event");
        }
        List<Cell> again = new ArrayList<>(events.subList(0, events.size() - 1));
        events.clear();
        current = first.copy();
        again.forEach(this::make);
    }

    @Override
    public Player player() {
        return current.count(Player.X) == current.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return current;
    }

    private int distance(Cell cell) {
        int nearest = Integer.MAX_VALUE;
        for (int row = 0; row < current.size(); row++) {
            for (int column = 0; column < current.size(); column++) {
                if (!current.isEmpty(row, column)) {
                    nearest = Math.min(nearest,
                            Math.max(Math.abs(row - cell.row()), Math.abs(column - cell.column())));
                }
            }
        }
        return nearest;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = current.emptyCells();
        if (cells.size() == current.size() * current.size()) {
            int middle = current.size() / 2;
            cells.removeIf(cell -> cell.row() != middle || cell.column() != middle);
        } else {
            cells.removeIf(cell -> distance(cell) > radius);
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> byRank = new TreeMap<>();
        for (Cell cell : candidates()) {
            byRank.computeIfAbsent(rank(cell), rank -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        byRank.values().forEach(all::addAll);
        return all;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (fiveWith(current, cell, me)) return 10;
        if (fiveWith(current, cell, me.opponent())) return 20;
        Board after = current.copy();
        after.put(cell, me);
        int ways = 0;
        for (Cell next : after.emptyCells()) {
            if (fiveWith(after, next, me)) ways++;
        }
        return ways >= 2 ? 30 : 40;
    }

    private static boolean fiveWith(Board board, Cell cell, Player player) {
        for (int direction = 0; direction < 4; direction++) {
            int dr = direction == 0 ? 0 : 1;
            int dc = direction == 0 ? 1 : direction - 2;
            int run = 0;
            for (int i = -4; i <= 4; i++) {
                int row = cell.row() + i * dr, column = cell.column() + i * dc;
                boolean mine = row >= 0 && column >= 0 && row < board.size() && column < board.size()
                        && (i == 0 || board.has(player, row, column));
                run = mine ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }
}
