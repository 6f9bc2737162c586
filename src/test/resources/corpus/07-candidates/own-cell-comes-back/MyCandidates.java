// exercise: 07
// truth: wrong
// mistake: undo makes the cell of the stone a candidate even if it was none before the move
// player: both
// style: set and stack of records
// single: yes
// detail: sometimes; only after a move far from all stones was taken back
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    record Undo(Cell stone, Set<Cell> fresh) {}

    private Board brd;
    private int rad;
    private Set<Cell> cand;
    private Deque<Undo> log;

    public void start(Board board, int radius) {
        brd = board.copy();
        rad = radius;
        log = new ArrayDeque<>();
        cand = new HashSet<>();
        for (int i = 0; i < brd.size(); i++)
            for (int j = 0; j < brd.size(); j++)
                if (!brd.isEmpty(i, j)) cand.addAll(around(new Cell(i, j)));
    }

    private Set<Cell> around(Cell c) {
        Set<Cell> s = new HashSet<>();
        for (int i = c.row() - rad; i <= c.row() + rad; i++)
            for (int j = c.column() - rad; j <= c.column() + rad; j++)
                if (inside(i, j) && brd.isEmpty(i, j)) s.add(new Cell(i, j));
        return s;
    }

    private boolean inside(int i, int j) {
        return i >= 0 && j >= 0 && i < brd.size() && j < brd.size();
    }

    public void make(Cell cell) {
        brd.put(cell, player());
        cand.remove(cell);
        Set<Cell> fresh = around(cell);
        fresh.removeAll(cand);
        cand.addAll(fresh);
        log.push(new Undo(cell, fresh));
    }

    public void undo() {
        if (log.isEmpty()) throw new IllegalStateException("undo without make");
        Undo u = log.pop();
        brd.clear(u.stone());
        cand.removeAll(u.fresh());
        cand.add(u.stone());
    }

    public Player player() {
        return brd.count(Player.X) == brd.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return brd;
    }

    public List<Cell> candidates() {
        if (brd.stones() == 0) {
            return List.of(new Cell(brd.size() / 2, brd.size() / 2));
        }
        return new ArrayList<>(cand);
    }

    public List<Cell> ordered() {
        Player p = player();
        List<Cell> l = new ArrayList<>(candidates());
        l.sort(Comparator.comparingInt(c -> grade(c, p)));
        return l;
    }

    private int grade(Cell c, Player p) {
        if (five(c, p)) return 1;
        if (five(c, p.opponent())) return 2;
        brd.put(c, p);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : D)
            for (int k = -4; k <= 4; k++) {
                int i = c.row() + k * d[0], j = c.column() + k * d[1];
                if (inside(i, j) && brd.isEmpty(i, j) && five(new Cell(i, j), p)) ways.add(new Cell(i, j));
            }
        brd.clear(c);
        return ways.size() >= 2 ? 3 : 4;
    }

    private static final int[][] D = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private boolean five(Cell c, Player p) {
        for (int[] d : D) {
            int n = 1;
            for (int i = c.row() + d[0], j = c.column() + d[1]; inside(i, j) && brd.has(p, i, j); i += d[0], j += d[1]) n++;
            for (int i = c.row() - d[0], j = c.column() - d[1]; inside(i, j) && brd.has(p, i, j); i -= d[0], j -= d[1]) n++;
            if (n > 4) return true;
        }
        return false;
    }
}
