// exercise: 07
// truth: wrong
// mistake: on an empty board start puts the middle into the set of candidates, and a first move elsewhere leaves it there although no stone is near
// player: both
// style: LinkedHashSet, change record, ternaries
// single: yes
// detail: sometimes; only from the empty board with a first move farther than radius from the middle
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Change(Cell at, boolean inSet, List<Cell> extra) {}

    private Board grid;
    private int reach;
    private LinkedHashSet<Cell> set;
    private LinkedList<Change> past;

    @Override
    public void start(Board board, int radius) {
        grid = board.copy();
        reach = radius;
        set = new LinkedHashSet<>();
        past = new LinkedList<>();
        if (grid.stones() == 0) {
            set.add(new Cell(grid.size() / 2, grid.size() / 2));
            return;
        }
        for (int r = 0; r < grid.size(); r++) {
            for (int c = 0; c < grid.size(); c++) {
                if (!grid.isEmpty(r, c)) spread(new Cell(r, c));
            }
        }
    }

    private List<Cell> spread(Cell cell) {
        List<Cell> added = new ArrayList<>();
        int top = cell.row() < reach ? 0 : cell.row() - reach;
        int left = cell.column() < reach ? 0 : cell.column() - reach;
        for (int r = top; r <= cell.row() + reach; r++) {
            for (int c = left; c <= cell.column() + reach; c++) {
                Cell other = new Cell(r, c);
                if (grid.contains(other) && grid.isEmpty(other) && set.add(other)) added.add(other);
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        grid.put(cell, player());
        boolean in = set.remove(cell);
        past.addFirst(new Change(cell, in, spread(cell)));
    }

    @Override
    public void undo() {
        if (past.isEmpty()) throw new IllegalStateException("at the start");
        Change c = past.removeFirst();
        grid.clear(c.at());
        set.removeAll(new HashSet<>(c.extra()));
        if (c.inSet()) set.add(c.at());
    }

    @Override
    public Player player() {
        return grid.count(Player.X) == grid.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return grid;
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Player p = player();
        Map<Cell, Integer> ranks = new HashMap<>();
        list.forEach(c -> ranks.put(c, five(c, p) ? 0 : five(c, p.opponent()) ? 1 : ways(c, p) > 1 ? 2 : 3));
        list.sort(Comparator.comparing(ranks::get));
        return list;
    }

    private int ways(Cell c, Player p) {
        grid.put(c, p);
        int n = 0;
        for (Cell e : grid.emptyCells()) n += five(e, p) ? 1 : 0;
        grid.clear(c);
        return n;
    }

    private boolean five(Cell c, Player p) {
        int best = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                best = Math.max(best, 1 + count(c, p, dr, dc) + count(c, p, -dr, -dc));
            }
        }
        return best >= 5;
    }

    private int count(Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr, k = c.column() + dc;
        return r >= 0 && k >= 0 && r < grid.size() && k < grid.size() && grid.has(p, r, k) ? 1 + count(new Cell(r, k), p, dr, dc) : 0;
    }
}
