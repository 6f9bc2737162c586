// exercise: 07
// truth: wrong
// mistake: the order is kept until the next make or undo, but start does not drop it, so ordered answers for the game before
// player: both
// style: lists kept until something changes
// single: yes
// detail: sometimes; only if ordered was the last thing asked before a second start on the same object
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private enum Line {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private Board board;
    private int radius;
    private Player turn;
    private Set<Cell> nearby;
    private final Deque<Runnable> undos = new ArrayDeque<>();
    private List<Cell> sorted;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.turn = board.stones() % 2 == 0 ? Player.X : Player.O;
        this.nearby = new HashSet<>();
        this.undos.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    nearby.addAll(freeNear(row, column));
                }
            }
        }
    }

    private Set<Cell> freeNear(int row, int column) {
        Set<Cell> free = new HashSet<>();
        for (int r = Math.max(0, row - radius); r <= row + radius && r < board.size(); r++) {
            for (int c = Math.max(0, column - radius); c <= column + radius && c < board.size(); c++) {
                if (board.isEmpty(r, c)) {
                    free.add(new Cell(r, c));
                }
            }
        }
        return free;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, turn);
        sorted = null;
        turn = turn.opponent();
        Set<Cell> added = freeNear(cell.row(), cell.column());
        added.removeAll(nearby);
        boolean was = nearby.remove(cell);
        nearby.addAll(added);
        undos.push(() -> {
            board.clear(cell);
            turn = turn.opponent();
            nearby.removeAll(added);
            if (was) {
                nearby.add(cell);
            }
        });
    }

    @Override
    public void undo() {
        Runnable back = undos.poll();
        if (back == null) {
            throw new IllegalStateException("there is no move to undo");
        }
        back.run();
        sorted = null;
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() > 0) {
            return List.copyOf(nearby);
        }
        int half = board.size() / 2;
        return List.of(new Cell(half, half));
    }

    @Override
    public List<Cell> ordered() {
        if (sorted == null) {
            Map<Cell, Integer> ranks = new HashMap<>();
            List<Cell> cells = new ArrayList<>(candidates());
            for (Cell cell : cells) {
                ranks.put(cell, rank(cell));
            }
            cells.sort(Comparator.comparing(ranks::get));
            sorted = cells;
        }
        return new ArrayList<>(sorted);
    }

    private int rank(Cell cell) {
        if (fives(cell, turn)) {
            return 1;
        }
        if (fives(cell, turn.opponent())) {
            return 2;
        }
        int count = 0;
        board.put(cell, turn);
        for (Line line : Line.values()) {
            for (int step = -4; step < 5; step++) {
                int row = cell.row() + step * line.dr;
                int column = cell.column() + step * line.dc;
                if (inside(row, column) && board.isEmpty(row, column) && fives(new Cell(row, column), turn)) {
                    count++;
                }
            }
        }
        board.clear(cell);
        return count >= 2 ? 3 : 4;
    }

    private boolean fives(Cell cell, Player player) {
        for (Line line : Line.values()) {
            if (length(cell, player, line.dr, line.dc) + length(cell, player, -line.dr, -line.dc) + 1 >= 5) {
                return true;
            }
        }
        return false;
    }

    private int length(Cell from, Player player, int dr, int dc) {
        int row = from.row() + dr;
        int column = from.column() + dc;
        int n = 0;
        for (; inside(row, column) && board.has(player, row, column); row += dr, column += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
