// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after a trial stone are looked for among the candidates of before that stone
// player: both
// style: LinkedHashSet with a journal, a stone put on trial
// single: yes
// detail: only with radius 1: the end of an open four beyond the trial stone is no candidate yet, so that two ways are counted as one
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private Board board;
    private int radius;
    private Set<Cell> open;
    private Deque<Entry> journal;

    private static class Entry {
        Cell cell;
        boolean wasOpen;
        Collection<Cell> fresh = new ArrayList<>();
    }

    @Override
    public void start(Board start, int radius) {
        this.radius = radius;
        board = Board.empty(start.size());
        open = new LinkedHashSet<>();
        journal = new ArrayDeque<>();
        for (int i = 0; i < start.size() * start.size(); i++) {
            Cell cell = new Cell(i / start.size(), i % start.size());
            start.at(cell).ifPresent(who -> place(cell, who));
        }
    }

    private Entry place(Cell cell, Player who) {
        board.put(cell, who);
        Entry entry = new Entry();
        entry.cell = cell;
        entry.wasOpen = open.remove(cell);
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (isInside(r, c) && board.isEmpty(r, c)) {
                    Cell near = new Cell(r, c);
                    if (open.add(near)) {
                        entry.fresh.add(near);
                    }
                }
            }
        }
        return entry;
    }

    @Override
    public void make(Cell cell) {
        journal.push(place(cell, player()));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("there is no move to undo");
        }
        Entry entry = journal.pop();
        board.clear(entry.cell);
        open.removeAll(entry.fresh);
        if (entry.wasOpen) {
            open.add(entry.cell);
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        Player me = player();
        list.sort(Comparator.comparingInt(cell -> rank(cell, me)));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (wins(cell, me)) {
            return 0;
        } else if (wins(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (Cell other : open) {
            if (!other.equals(cell) && inLine(cell, other) && wins(other, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private static boolean inLine(Cell one, Cell other) {
        int down = Math.abs(one.row() - other.row());
        int right = Math.abs(one.column() - other.column());
        return Math.max(down, right) <= 4 && (down == 0 || right == 0 || down == right);
    }

    private boolean wins(Cell cell, Player who) {
        for (int d = 0; d < DOWN.length; d++) {
            int stones = 1;
            for (int sign : new int[] {1, -1}) {
                int r = cell.row() + sign * DOWN[d];
                int c = cell.column() + sign * RIGHT[d];
                while (isInside(r, c) && board.has(who, r, c)) {
                    stones++;
                    r += sign * DOWN[d];
                    c += sign * RIGHT[d];
                }
            }
            if (stones >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean isInside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
