// exercise: 07
// truth: wrong
// mistake: on an empty board the middle is put into the set of candidates, and stays in it when the first stone is put far away
// player: both
// style: set of numbers row*size+column, helper class Entry
// single: yes
// detail: only from an empty board, and only if the first stone is farther from the middle than the radius
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static class Entry {
        int index;
        boolean removed;
        List<Integer> added = new ArrayList<>();
    }

    private Board board;
    private int size;
    private int radius;
    private HashSet<Integer> set;
    private ArrayList<Entry> entries;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        this.set = new HashSet<>();
        this.entries = new ArrayList<>();
        if (board.stones() == 0) {
            set.add(size / 2 * size + size / 2);
        }
        for (int i = 0; i < size * size; i++) {
            if (isStone(i)) {
                set.addAll(around(i));
            }
        }
    }

    private boolean isStone(int i) {
        return !board.isEmpty(i / size, i % size);
    }

    private List<Integer> around(int i) {
        List<Integer> list = new ArrayList<>();
        int row = i / size;
        int col = i % size;
        for (int r = Math.max(row - radius, 0); r <= row + radius && r < size; r++) {
            for (int c = Math.max(col - radius, 0); c <= col + radius && c < size; c++) {
                int k = r * size + c;
                if (!isStone(k)) {
                    list.add(k);
                }
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Entry e = new Entry();
        e.index = cell.row() * size + cell.column();
        e.removed = set.remove(e.index);
        for (int k : around(e.index)) {
            if (!set.contains(k)) {
                set.add(k);
                e.added.add(k);
            }
        }
        entries.add(e);
    }

    @Override
    public void undo() {
        if (entries.isEmpty()) {
            throw new IllegalStateException("There is no move to take back.");
        }
        Entry e = entries.remove(entries.size() - 1);
        e.added.forEach(set::remove);
        if (e.removed) {
            set.add(e.index);
        }
        board.clear(cell(e.index));
    }

    private Cell cell(int i) {
        return new Cell(i / size, i % size);
    }

    @Override
    public Player player() {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return set.stream().map(this::cell).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Cell[] cells = candidates().toArray(new Cell[0]);
        Arrays.sort(cells, (a, b) -> Integer.compare(priority(b, me), priority(a, me)));
        return Arrays.asList(cells);
    }

    private int priority(Cell cell, Player me) {
        if (longest(cell, me) >= 5) {
            return 100;
        }
        if (longest(cell, me.opponent()) >= 5) {
            return 50;
        }
        board.put(cell, me);
        int winning = 0;
        for (Cell next : board.emptyCells()) {
            if (longest(next, me) >= 5) {
                winning++;
            }
        }
        board.clear(cell);
        return winning >= 2 ? 25 : 0;
    }

    private int longest(Cell cell, Player p) {
        int best = 0;
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 3 ? -1 : d == 1 ? 0 : 1;
            int length = 1;
            int r = cell.row() + dr;
            int c = cell.column() + dc;
            while (valid(r, c) && board.has(p, r, c)) {
                length++;
                r += dr;
                c += dc;
            }
            r = cell.row() - dr;
            c = cell.column() - dc;
            while (valid(r, c) && board.has(p, r, c)) {
                length++;
                r -= dr;
                c -= dc;
            }
            best = Math.max(best, length);
        }
        return best;
    }

    private boolean valid(int r, int c) {
        return r >= 0 && r < size && c >= 0 && c < size;
    }
}
