// exercise: 07
// truth: wrong
// mistake: the middle is kept in the set while the board is empty, and a first move elsewhere takes it out without a note for undo
// player: both
// style: set and journal of changes, with the middle as a real member of the set
// single: yes
// detail: sometimes; only when the first stone of an empty board is put on another cell than the middle and taken back: then there is no candidate (or, if the middle was near that stone, none either)
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private HashSet<Cell> set;
    private ArrayDeque<Change> changes;

    record Change(Cell stone, Collection<Cell> gone, Collection<Cell> come) {}

    @Override
    public void start(Board b, int rad) {
        board = b.copy();
        radius = rad;
        set = new HashSet<>();
        changes = new ArrayDeque<>();
        if (board.stones() == 0) {
            set.add(middle());
        } else {
            for (Cell e : board.emptyCells()) {
                if (anyNear(e, c -> !board.isEmpty(c))) set.add(e);
            }
        }
    }

    private Cell middle() {
        return new Cell(board.size() / 2, board.size() / 2);
    }

    private boolean anyNear(Cell center, Predicate<Cell> what) {
        return near(center).stream().anyMatch(what);
    }

    private List<Cell> near(Cell center) {
        List<Cell> result = new ArrayList<>();
        int lastRow = Math.min(center.row() + radius, board.size() - 1);
        int lastColumn = Math.min(center.column() + radius, board.size() - 1);
        for (int i = Math.max(center.row() - radius, 0); i <= lastRow; i++)
            for (int j = Math.max(center.column() - radius, 0); j <= lastColumn; j++) result.add(new Cell(i, j));
        return result;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Change change = new Change(cell, new ArrayList<>(), new ArrayList<>());
        if (set.remove(cell)) change.gone().add(cell);
        if (board.stones() == 1) set.remove(middle());
        for (Cell c : near(cell)) {
            if (board.isEmpty(c) && set.add(c)) change.come().add(c);
        }
        changes.push(change);
    }

    @Override
    public void undo() {
        if (changes.isEmpty()) throw new IllegalStateException("no moves");
        Change change = changes.pop();
        board.clear(change.stone());
        set.removeAll(change.come());
        set.addAll(change.gone());
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
        return List.copyOf(set);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> rest = new ArrayList<>(set);
        List<Cell> result = new ArrayList<>();
        move(rest, result, c -> five(c, me));
        move(rest, result, c -> five(c, me.opponent()));
        move(rest, result, c -> fives(c, me) >= 2);
        result.addAll(rest);
        return result;
    }

    private static void move(List<Cell> from, List<Cell> to, Predicate<Cell> which) {
        for (Cell c : List.copyOf(from)) {
            if (which.test(c)) {
                to.add(c);
                from.remove(c);
            }
        }
    }

    private int fives(Cell c, Player me) {
        board.put(c, me);
        int n = 0;
        for (Cell e : board.emptyCells()) {
            int dr = Math.abs(e.row() - c.row());
            int dc = Math.abs(e.column() - c.column());
            boolean line = dr == 0 || dc == 0 || dr == dc;
            if (line && Math.max(dr, dc) <= 4 && five(e, me)) n++;
        }
        board.clear(c);
        return n;
    }

    private boolean five(Cell c, Player p) {
        int best = 0;
        for (int angle = 0; angle < 4; angle++) {
            int dr = angle == 0 ? 0 : 1;
            int dc = angle == 3 ? -1 : angle == 1 ? 0 : 1;
            best = Math.max(best, 1 + ray(c.row(), c.column(), dr, dc, p) + ray(c.row(), c.column(), -dr, -dc, p));
        }
        return best >= 5;
    }

    private int ray(int r, int c, int dr, int dc, Player p) {
        r += dr;
        c += dc;
        boolean inside = r >= 0 && r < board.size() && c >= 0 && c < board.size();
        return inside && board.has(p, r, c) ? 1 + ray(r, c, dr, dc, p) : 0;
    }
}
