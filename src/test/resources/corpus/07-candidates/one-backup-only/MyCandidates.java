// exercise: 07
// truth: wrong
// mistake: make saves board and candidates in one backup that the next make overwrites, so only one undo is right: a second one in a row throws IllegalStateException although moves are left.
// player: both
// style: memento with copied board, brute-force candidates set rebuilt after each move
// single: yes
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private Board backup;
    private Set<Cell> cells;
    private Set<Cell> cellsBackup;
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.backup = null;
        this.cellsBackup = null;
        this.cells = computeCandidates();
    }

    private Set<Cell> computeCandidates() {
        Set<Cell> found = new HashSet<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.isEmpty(r, c)) {
                    continue;
                }
                for (Cell e : board.emptyCells()) {
                    if (Math.abs(e.row() - r) <= radius && Math.abs(e.column() - c) <= radius) {
                        found.add(e);
                    }
                }
            }
        }
        if (board.stones() == 0) {
            found.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return found;
    }

    @Override
    public void make(Cell cell) {
        Board before = board.copy();
        board.put(cell, player());
        backup = before;
        cellsBackup = cells;
        cells = computeCandidates();
    }

    @Override
    public void undo() {
        if (backup == null) {
            throw new IllegalStateException("There is no move to take back.");
        }
        board = backup;
        cells = cellsBackup;
        backup = null;
        cellsBackup = null;
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> a = new ArrayList<>(), b = new ArrayList<>(), c = new ArrayList<>(), d = new ArrayList<>();
        for (Cell cell : cells) {
            if (wouldBeFive(board, cell, me)) a.add(cell);
            else if (wouldBeFive(board, cell, me.opponent())) b.add(cell);
            else if (twoWays(cell, me)) c.add(cell);
            else d.add(cell);
        }
        a.addAll(b);
        a.addAll(c);
        a.addAll(d);
        return a;
    }

    private boolean twoWays(Cell cell, Player me) {
        Board after = board.copy();
        after.put(cell, me);
        int count = 0;
        for (Cell e : after.emptyCells()) {
            if (wouldBeFive(after, e, me)) count++;
        }
        return count >= 2;
    }

    /** every window of five cells that contains the cell, four of them already p's */
    private static boolean wouldBeFive(Board b, Cell cell, Player p) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            for (int shift = 0; shift < 5; shift++) {
                boolean all = true;
                for (int i = 0; i < 5 && all; i++) {
                    int r = cell.row() + (i - shift) * d[0];
                    int c = cell.column() + (i - shift) * d[1];
                    boolean in = r >= 0 && c >= 0 && r < b.size() && c < b.size();
                    all = in && (i == shift || b.has(p, r, c));
                }
                if (all) return true;
            }
        }
        return false;
    }
}
