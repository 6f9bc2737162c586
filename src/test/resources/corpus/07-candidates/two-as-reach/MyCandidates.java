// exercise: 07
// truth: wrong
// mistake: make adds the empty cells at most two rows and columns away, whatever the radius is; start uses the radius
// player: both
// style: TreeSet, inner class for undo, private constants
// single: yes
// detail: always, with any radius other than 2
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Stack;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int REACH = 2;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board board;
    private int radius = REACH;
    private TreeSet<Cell> candidates = new TreeSet<>();
    private final Stack<Undo> undos = new Stack<>();

    private static class Undo {
        Cell cell;
        boolean wasThere;
        Set<Cell> newOnes = new HashSet<>();
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.undos.clear();
        this.candidates = new TreeSet<>();
        for (Cell empty : this.board.emptyCells()) {
            if (hasStoneNear(empty)) {
                candidates.add(empty);
            }
        }
    }

    private boolean hasStoneNear(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Undo undo = new Undo();
        undo.cell = cell;
        undo.wasThere = candidates.remove(cell);
        for (int r = cell.row() - REACH; r <= cell.row() + REACH; r++) {
            for (int c = cell.column() - REACH; c <= cell.column() + REACH; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    Cell other = new Cell(r, c);
                    if (candidates.add(other)) {
                        undo.newOnes.add(other);
                    }
                }
            }
        }
        undos.push(undo);
    }

    @Override
    public void undo() {
        if (undos.empty()) {
            throw new IllegalStateException("Nothing to undo");
        }
        Undo undo = undos.pop();
        board.clear(undo.cell);
        candidates.removeAll(undo.newOnes);
        if (undo.wasThere) {
            candidates.add(undo.cell);
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
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> twos = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (isFive(cell, me)) {
                wins.add(cell);
            } else if (isFive(cell, me.opponent())) {
                blocks.add(cell);
            } else if (isDouble(cell, me)) {
                twos.add(cell);
            } else {
                rest.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(twos);
        wins.addAll(rest);
        return wins;
    }

    private boolean isDouble(Cell cell, Player me) {
        board.put(cell, me);
        Set<Cell> completing = new HashSet<>();
        for (int d = 0; d < 4; d++) {
            for (int k = -5; k <= 5; k++) {
                int r = cell.row() + k * DR[d];
                int c = cell.column() + k * DC[d];
                if (inside(r, c) && board.isEmpty(r, c) && isFive(new Cell(r, c), me)) {
                    completing.add(new Cell(r, c));
                }
            }
        }
        // anything that could be completed before counts as well
        for (Cell other : board.emptyCells()) {
            if (isFive(other, me)) {
                completing.add(other);
            }
        }
        board.clear(cell);
        return completing.size() >= 2;
    }

    private boolean isFive(Cell cell, Player p) {
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int r = cell.row() + DR[d], c = cell.column() + DC[d]; inside(r, c) && board.has(p, r, c); r += DR[d], c += DC[d]) {
                n++;
            }
            for (int r = cell.row() - DR[d], c = cell.column() - DC[d]; inside(r, c) && board.has(p, r, c); r -= DR[d], c -= DC[d]) {
                n++;
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }
}
