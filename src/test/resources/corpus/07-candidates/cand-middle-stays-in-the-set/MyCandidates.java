// exercise: 07
// truth: wrong
// mistake: start on an empty board puts the middle into the set of candidates, and only a move onto the middle itself takes it out: when the first stone is put far away the middle is still a candidate although no stone is near
// player: both
// style: LinkedHashSet with journal records
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private static class Step {
        Cell cell;
        boolean removed;
        List<Cell> fresh = new ArrayList<>();
    }

    private Board board;
    private int radius;
    private LinkedHashSet<Cell> set;
    private Stack<Step> steps;

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        this.radius = radius;
        set = new LinkedHashSet<>();
        steps = new Stack<>();
        if (board.stones() == 0) {
            set.add(new Cell(board.size() / 2, board.size() / 2));
            return;
        }
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    spread(r, c, null);
                }
            }
        }
    }

    private void spread(int row, int column, List<Cell> log) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.isEmpty(r, c)) {
                    continue;
                }
                Cell cell = new Cell(r, c);
                if (set.add(cell) && log != null) {
                    log.add(cell);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Step step = new Step();
        step.cell = cell;
        step.removed = set.remove(cell);
        spread(cell.row(), cell.column(), step.fresh);
        steps.push(step);
    }

    @Override
    public void undo() {
        if (steps.empty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        Step step = steps.pop();
        step.fresh.forEach(set::remove);
        board.clear(step.cell);
        if (step.removed) {
            set.add(step.cell);
        }
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
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player you = me.opponent();
        List<Cell> list = candidates();
        LinkedHashSet<Cell> sorted = new LinkedHashSet<>();
        for (Cell c : list) if (longest(c, me) >= 5) sorted.add(c);
        for (Cell c : list) if (longest(c, you) >= 5) sorted.add(c);
        for (Cell c : list) if (forks(c, me)) sorted.add(c);
        sorted.addAll(list);
        return new ArrayList<>(sorted);
    }

    private boolean forks(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (Cell c : board.emptyCells()) {
            if (longest(c, me) >= 5) ways++;
        }
        board.clear(cell);
        return ways >= 2;
    }

    /** The longest row that a stone on the cell would be part of. */
    private int longest(Cell cell, Player p) {
        int longest = 0;
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) continue;
                longest = Math.max(longest, 1 + follow(cell, dr, dc, p) + follow(cell, -dr, -dc, p));
            }
        }
        return longest;
    }

    private int follow(Cell cell, int dr, int dc, Player p) {
        int k = 0;
        while (true) {
            int r = cell.row() + (k + 1) * dr;
            int c = cell.column() + (k + 1) * dc;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) return k;
            k++;
        }
    }
}
