// exercise: 07
// truth: wrong
// mistake: candidates wraps the position's own list as unmodifiable instead of copying it, so a list that was handed out changes with every make and undo (and a loop over it fails with ConcurrentModificationException).
// player: both
// style: counts of stones near each cell in a map, list kept up to date
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Map<Cell, Integer> stonesNear = new HashMap<>();
    private List<Cell> candidates = new ArrayList<>();
    private Stack<Cell> history = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.stonesNear = new HashMap<>();
        this.candidates = new ArrayList<>();
        this.history = new Stack<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    change(new Cell(row, column), 1);
                }
            }
        }
    }

    private void change(Cell stone, int by) {
        for (int row = stone.row() - radius; row <= stone.row() + radius; row++) {
            for (int column = stone.column() - radius; column <= stone.column() + radius; column++) {
                if (row >= 0 && column >= 0 && row < board.size() && column < board.size()) {
                    Cell cell = new Cell(row, column);
                    stonesNear.merge(cell, by, Integer::sum);
                    update(cell);
                }
            }
        }
    }

    private void update(Cell cell) {
        boolean should = board.isEmpty(cell) && stonesNear.getOrDefault(cell, 0) > 0;
        boolean is = candidates.contains(cell);
        if (should && !is) {
            candidates.add(cell);
        } else if (!should && is) {
            candidates.remove(cell);
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        change(cell, 1);
        history.push(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("There is no move to undo");
        }
        Cell cell = history.pop();
        board.clear(cell);
        change(cell, -1);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
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
        return Collections.unmodifiableList(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Map<Cell, Integer> ranks = new HashMap<>();
        List<Cell> cells = new ArrayList<>(candidates());
        for (Cell cell : cells) {
            ranks.put(cell, rank(cell));
        }
        cells.sort((a, b) -> ranks.get(a) - ranks.get(b));
        return cells;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (isFive(cell, me)) return 1;
        if (isFive(cell, me.opponent())) return 2;
        board.put(cell, me);
        long fives = board.emptyCells().stream().filter(c -> isFive(c, me)).count();
        board.clear(cell);
        return fives >= 2 ? 3 : 4;
    }

    private boolean isFive(Cell cell, Player p) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            if (ray(cell, p, d[0], d[1]) + ray(cell, p, -d[0], -d[1]) >= 4) return true;
        }
        return false;
    }

    private int ray(Cell cell, Player p, int dr, int dc) {
        for (int n = 1; ; n++) {
            int r = cell.row() + n * dr, c = cell.column() + n * dc;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) return n - 1;
        }
    }
}
