// exercise: 07
// truth: wrong
// mistake: candidates() hands out the position's own current list; make builds a new one, but undo changes the list in place, so a list that was handed out after a move changes when that move is undone
// player: both
// style: one list of candidates, copied at each make, journal of what was added
// single: yes
// detail: a later make alone never changes a list; on the empty board and right after start nothing happens either
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private List<Cell> cells = new ArrayList<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    /** where is the place that the cell had in the list, or -1 */
    private record Step(Cell cell, int where, int added) {}

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        this.radius = radius;
        steps.clear();
        cells = new ArrayList<>();
        boolean[][] seen = new boolean[b.size()][b.size()];
        for (int i = 0; i < b.size(); i++) {
            for (int j = 0; j < b.size(); j++) {
                if (board.isEmpty(i, j)) continue;
                for (Cell near : near(new Cell(i, j))) {
                    if (!seen[near.row()][near.column()]) {
                        seen[near.row()][near.column()] = true;
                        cells.add(near);
                    }
                }
            }
        }
    }

    private List<Cell> near(Cell c) {
        List<Cell> list = new ArrayList<>();
        int max = board.size() - 1;
        for (int i = Math.max(0, c.row() - radius); i <= Math.min(max, c.row() + radius); i++)
            for (int j = Math.max(0, c.column() - radius); j <= Math.min(max, c.column() + radius); j++)
                if (board.isEmpty(i, j)) list.add(new Cell(i, j));
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        // a new list, because the old one may be in use
        List<Cell> next = new ArrayList<>(cells);
        int where = next.indexOf(cell);
        if (where >= 0) next.remove(where);
        boolean[][] known = new boolean[board.size()][board.size()];
        for (Cell c : next) known[c.row()][c.column()] = true;
        int added = 0;
        for (Cell c : near(cell)) {
            if (!known[c.row()][c.column()]) {
                next.add(c);
                added++;
            }
        }
        steps.push(new Step(cell, where, added));
        cells = next;
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) throw new IllegalStateException("nothing to undo");
        Step step = steps.pop();
        board.clear(step.cell());
        for (int i = 0; i < step.added(); i++) {
            cells.remove(cells.size() - 1);
        }
        if (step.where() >= 0) {
            cells.add(step.where(), step.cell());
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> copy = new ArrayList<>(candidates());
        copy.sort(Comparator.comparingInt(c -> importance(c, me)));
        return copy;
    }

    private int importance(Cell c, Player me) {
        if (five(c, me)) return 0;
        if (five(c, me.opponent())) return 1;
        board.put(c, me);
        int count = 0;
        for (int[] d : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int i = c.row() + k * d[0], j = c.column() + k * d[1];
                if (i < 0 || j < 0 || i >= board.size() || j >= board.size()) continue;
                if (board.isEmpty(i, j) && five(new Cell(i, j), me)) count++;
            }
        }
        board.clear(c);
        return count >= 2 ? 2 : 3;
    }

    private static final int[][] DIRS = {{1, 1}, {1, 0}, {0, 1}, {-1, 1}};

    private boolean five(Cell c, Player p) {
        for (int[] d : DIRS) {
            int run = 0;
            // the longest run in the nine cells around c, c taken as a stone
            for (int k = -4; k <= 4; k++) {
                int i = c.row() + k * d[0], j = c.column() + k * d[1];
                boolean mine = i >= 0 && j >= 0 && i < board.size() && j < board.size()
                        && (k == 0 || board.has(p, i, j));
                run = mine ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }
}
