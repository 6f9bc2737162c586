// exercise: 07
// truth: wrong
// mistake: candidates hands out its own list, which is emptied and filled anew at the next call of candidates after a move, so a list that was handed out changes then
// player: both
// style: cached list with a dirty flag
// single: yes
// detail: sometimes; not when the move is made or undone, only when candidates or ordered is called again afterwards

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

import java.util.Collections;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private record Change(Cell stone, boolean wasNear, List<Cell> becameNear) {}

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> near = new LinkedHashSet<>();
    private final Deque<Change> changes = new ArrayDeque<>();
    private List<Cell> list = new ArrayList<>();
    private boolean dirty = true;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near.clear();
        changes.clear();
        list = new ArrayList<>();
        dirty = true;
        for (Cell cell : board.emptyCells()) {
            if (stoneNear(cell)) {
                near.add(cell);
            }
        }
    }

    private boolean stoneNear(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        dirty = true;
        boolean wasNear = near.remove(cell);
        List<Cell> became = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    Cell neighbour = new Cell(r, c);
                    if (near.add(neighbour)) {
                        became.add(neighbour);
                    }
                }
            }
        }
        changes.push(new Change(cell, wasNear, became));
    }

    @Override
    public void undo() {
        if (changes.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Change change = changes.pop();
        dirty = true;
        board.clear(change.stone());
        change.becameNear().forEach(near::remove);
        if (change.wasNear()) {
            near.add(change.stone());
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
        if (dirty) {
            list.clear();
            if (board.stones() == 0) {
                list.add(new Cell(board.size() / 2, board.size() / 2));
            } else {
                list.addAll(near);
            }
            dirty = false;
        }
        return Collections.unmodifiableList(list);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> sorted = new ArrayList<>(candidates());
        sorted.sort(Comparator.comparingInt(c -> rank(c, me)));
        return sorted;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) {
            return 0;
        }
        if (makesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] d : DIRECTIONS) {
            if (stones(cell, who, d[0], d[1]) + stones(cell, who, -d[0], -d[1]) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
