// exercise: 07
// truth: wrong
// mistake: for two ways it counts the windows of five with four own stones and a gap, and not the different gaps, so one gap in two windows counts twice
// player: both
// style: windows of five cells, flat indices
// single: yes
// detail: sometimes; O X X . X . X in a row: a stone on the first gap leaves one way only but is put among the two ways
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(Cell cell, boolean listed, List<Cell> fresh) {}

    private Board field;
    private int reach;
    private List<Cell[]> windows = new ArrayList<>();
    private TreeSet<Cell> listed = new TreeSet<>();
    private Deque<Step> steps = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        reach = radius;
        windows = new ArrayList<>();
        int n = field.size();
        for (Cell first : Board.empty(n).emptyCells()) {
            addWindow(first, 0, 1);
            addWindow(first, 1, 0);
            addWindow(first, 1, 1);
            addWindow(first, 1, -1);
        }
        listed = new TreeSet<>();
        steps = new ArrayDeque<>();
        for (Cell cell : Board.empty(n).emptyCells()) {
            if (!field.isEmpty(cell)) {
                listed.addAll(around(cell));
            }
        }
    }

    private void addWindow(Cell first, int dr, int dc) {
        int n = field.size();
        int endRow = first.row() + 4 * dr;
        int endColumn = first.column() + 4 * dc;
        if (endRow >= n || endColumn < 0 || endColumn >= n) {
            return;
        }
        Cell[] window = new Cell[5];
        for (int i = 0; i < 5; i++) {
            window[i] = new Cell(first.row() + i * dr, first.column() + i * dc);
        }
        windows.add(window);
    }

    private List<Cell> around(Cell cell) {
        List<Cell> found = new ArrayList<>();
        for (int r = cell.row() - reach; r <= cell.row() + reach; r++) {
            for (int c = cell.column() - reach; c <= cell.column() + reach; c++) {
                if (r >= 0 && c >= 0 && r < field.size() && c < field.size() && field.isEmpty(r, c)) {
                    found.add(new Cell(r, c));
                }
            }
        }
        return found;
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        boolean was = listed.remove(cell);
        List<Cell> fresh = around(cell);
        fresh.removeIf(c -> !listed.add(c));
        steps.push(new Step(cell, was, fresh));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        Step step = steps.pop();
        field.clear(step.cell());
        listed.removeAll(step.fresh());
        if (step.listed()) {
            listed.add(step.cell());
        }
    }

    @Override
    public Player player() {
        return field.count(Player.X) == field.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return field;
    }

    @Override
    public List<Cell> candidates() {
        if (field.stones() == 0) {
            int middle = field.size() / 2;
            return List.of(new Cell(middle, middle));
        }
        return new ArrayList<>(listed);
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> ranks = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Player me = player();
        for (Cell cell : candidates()) {
            int rank = 3;
            if (fours(cell, me, 4) > 0) {
                rank = 0;
            } else if (fours(cell, me.opponent(), 4) > 0) {
                rank = 1;
            } else if (gaps(cell, me).size() > 1) {
                rank = 2;
            }
            ranks.get(rank).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        for (List<Cell> rank : ranks) {
            all.addAll(rank);
        }
        return all;
    }

    /** Windows through the cell in which so many stones are the player's and all others are empty. */
    private int fours(Cell cell, Player player, int stones) {
        int found = 0;
        for (Cell[] window : windows) {
            boolean through = false;
            int own = 0;
            int empty = 0;
            for (Cell each : window) {
                through |= each.equals(cell);
                own += field.has(player, each.row(), each.column()) ? 1 : 0;
                empty += field.isEmpty(each) ? 1 : 0;
            }
            if (through && own == stones && empty == 5 - stones) {
                found++;
            }
        }
        return found;
    }

    /** The gaps that the player can fill for a five, once there is a stone on the cell. */
    private List<Cell> gaps(Cell cell, Player player) {
        List<Cell> gaps = new ArrayList<>();
        field.put(cell, player);
        for (Cell[] window : windows) {
            Cell gap = null;
            int own = 0;
            for (Cell each : window) {
                if (field.isEmpty(each)) {
                    gap = each;
                } else if (field.has(player, each.row(), each.column())) {
                    own++;
                }
            }
            if (own == 4 && gap != null && inLine(gap, cell)) {
                gaps.add(gap);
            }
        }
        field.clear(cell);
        return gaps;
    }

    private static boolean inLine(Cell gap, Cell cell) {
        int rows = Math.abs(gap.row() - cell.row());
        int columns = Math.abs(gap.column() - cell.column());
        return Math.max(rows, columns) < 5 && (rows == 0 || columns == 0 || rows == columns);
    }
}
