// exercise: 07
// truth: wrong
// mistake: the order is kept and handed out again whenever the number of stones and the last move are the same, although earlier moves may differ
// player: both
// style: set with journal, lazy result of ordered
// single: yes
// detail: sometimes; make a, make c, ordered, undo, undo, make b, make c, ordered, without asking for the order in between
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board position;
    private int reach;
    private Set<Cell> near;
    private Deque<Cell> played;
    private Deque<List<Cell>> gained;
    private Deque<Boolean> wasNear;

    // sorting is the expensive part, so the last result is kept
    private List<Cell> sorted;
    private int sortedStones;
    private Cell sortedLast;

    @Override
    public void start(Board board, int radius) {
        position = board.copy();
        reach = radius;
        near = new HashSet<>();
        played = new ArrayDeque<>();
        gained = new ArrayDeque<>();
        wasNear = new ArrayDeque<>();
        sorted = null;
        for (int i = 0; i < position.size() * position.size(); i++) {
            Cell c = new Cell(i / position.size(), i % position.size());
            if (!position.isEmpty(c)) {
                gain(c);
            }
        }
    }

    private List<Cell> gain(Cell around) {
        List<Cell> list = new ArrayList<>();
        for (int dr = -reach; dr <= reach; dr++) {
            for (int dc = -reach; dc <= reach; dc++) {
                int r = around.row() + dr;
                int c = around.column() + dc;
                if (ok(r, c) && position.isEmpty(r, c)) {
                    Cell cell = new Cell(r, c);
                    if (near.add(cell)) {
                        list.add(cell);
                    }
                }
            }
        }
        return list;
    }

    private boolean ok(int r, int c) {
        return r >= 0 && r < position.size() && c >= 0 && c < position.size();
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        wasNear.addLast(near.remove(cell));
        gained.addLast(gain(cell));
        played.addLast(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        Cell cell = played.removeLast();
        position.clear(cell);
        near.removeAll(new HashSet<>(gained.removeLast()));
        if (wasNear.removeLast()) {
            near.add(cell);
        }
    }

    @Override
    public Player player() {
        return position.count(Player.X) == position.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        if (position.stones() == 0) {
            return List.of(new Cell(position.size() / 2, position.size() / 2));
        }
        return new ArrayList<>(near);
    }

    @Override
    public List<Cell> ordered() {
        Cell last = played.peekLast();
        if (sorted == null || sortedStones != position.stones() || !Objects.equals(sortedLast, last)) {
            Player me = player();
            sorted = new ArrayList<>(candidates());
            sorted.sort(Comparator.comparingInt(c -> kind(c, me)));
            sortedStones = position.stones();
            sortedLast = last;
        }
        return new ArrayList<>(sorted);
    }

    private int kind(Cell c, Player me) {
        if (five(c, me)) {
            return 0;
        }
        if (five(c, me.opponent())) {
            return 1;
        }
        position.put(c, me);
        Set<Cell> ways = new HashSet<>();
        for (int r = c.row() - 4; r <= c.row() + 4; r++) {
            for (int k = c.column() - 4; k <= c.column() + 4; k++) {
                int a = Math.abs(r - c.row());
                int b = Math.abs(k - c.column());
                if ((a == 0 || b == 0 || a == b) && ok(r, k) && position.isEmpty(r, k) && five(new Cell(r, k), me)) {
                    ways.add(new Cell(r, k));
                }
            }
        }
        position.clear(c);
        return ways.size() >= 2 ? 2 : 3;
    }

    private boolean five(Cell c, Player p) {
        return line(c, p, 0, 1) || line(c, p, 1, 0) || line(c, p, 1, 1) || line(c, p, 1, -1);
    }

    private boolean line(Cell c, Player p, int dr, int dc) {
        int from = 0;
        while (ok(c.row() + (from - 1) * dr, c.column() + (from - 1) * dc)
                && position.has(p, c.row() + (from - 1) * dr, c.column() + (from - 1) * dc)) {
            from--;
        }
        int to = 0;
        while (ok(c.row() + (to + 1) * dr, c.column() + (to + 1) * dc)
                && position.has(p, c.row() + (to + 1) * dr, c.column() + (to + 1) * dc)) {
            to++;
        }
        return to - from >= 4;
    }
}
