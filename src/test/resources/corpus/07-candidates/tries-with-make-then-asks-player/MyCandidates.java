// exercise: 07
// truth: wrong
// mistake: the third kind puts the stone with make and then looks for fives of player(), who is the opponent by now
// kind: slip
// player: both
// style: set with a journal of records, ordered by make and undo on itself
// single: yes
// detail: wins and blocks are right; moves that make two ways stand among the others
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Entry(Cell stone, boolean wasOne, Set<Cell> fresh) {}

    private Board position;
    private int radius;
    private Set<Cell> open = new HashSet<>();
    private Deque<Entry> journal = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.position = board.copy();
        this.radius = radius;
        this.open = new HashSet<>();
        this.journal = new ArrayDeque<>();
        int n = position.size();
        for (int i = 0; i < n * n; i++) {
            if (position.at(i / n, i % n).isPresent()) {
                open.addAll(around(new Cell(i / n, i % n)));
            }
        }
    }

    private Set<Cell> around(Cell middle) {
        Set<Cell> cells = new HashSet<>();
        for (Cell cell : position.emptyCells()) {
            if (Math.abs(cell.row() - middle.row()) <= radius && Math.abs(cell.column() - middle.column()) <= radius) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        boolean wasOne = open.remove(cell);
        Set<Cell> fresh = around(cell);
        fresh.removeAll(open);
        open.addAll(fresh);
        journal.addLast(new Entry(cell, wasOne, fresh));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException();
        }
        Entry entry = journal.removeLast();
        position.clear(entry.stone());
        open.removeAll(entry.fresh());
        if (entry.wasOne()) {
            open.add(entry.stone());
        }
    }

    @Override
    public Player player() {
        return position.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        if (position.stones() == 0) {
            List<Cell> middle = new ArrayList<>();
            middle.add(new Cell(position.size() / 2, position.size() / 2));
            return middle;
        }
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        ArrayList<Cell> win = new ArrayList<>();
        ArrayList<Cell> block = new ArrayList<>();
        ArrayList<Cell> two = new ArrayList<>();
        ArrayList<Cell> other = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (wouldWin(cell, player())) {
                win.add(cell);
            } else if (wouldWin(cell, player().opponent())) {
                block.add(cell);
            } else if (makesTwo(cell)) {
                two.add(cell);
            } else {
                other.add(cell);
            }
        }
        ArrayList<Cell> all = new ArrayList<>(win);
        all.addAll(block);
        all.addAll(two);
        all.addAll(other);
        return all;
    }

    private boolean makesTwo(Cell cell) {
        make(cell);
        int found = 0;
        for (Cell next : position.emptyCells()) {
            if (wouldWin(next, player())) {
                found++;
            }
        }
        undo();
        return found > 1;
    }

    private boolean wouldWin(Cell cell, Player who) {
        for (int[] d : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int sum = 1;
            for (int sign : new int[] {1, -1}) {
                int r = cell.row() + sign * d[0];
                int c = cell.column() + sign * d[1];
                while (r >= 0 && r < position.size() && c >= 0 && c < position.size() && position.has(who, r, c)) {
                    sum++;
                    r += sign * d[0];
                    c += sign * d[1];
                }
            }
            if (sum >= 5) {
                return true;
            }
        }
        return false;
    }
}
