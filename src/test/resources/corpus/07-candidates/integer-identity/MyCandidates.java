// exercise: 07
// truth: wrong
// mistake: two boxed Integers are compared with ==, so from cell number 128 on a cell is never found in the list of candidates
// player: both
// style: ArrayList of boxed cell numbers, search by hand
// single: yes
// detail: only on boards with more than 128 cells (12 rows and more), and only for cells in the lower part
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
    private int size;
    private int radius;
    private List<Integer> open = new ArrayList<>();
    private Deque<Integer> moves = new ArrayDeque<>();
    private Deque<List<Integer>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        open = new ArrayList<>();
        moves = new ArrayDeque<>();
        before = new ArrayDeque<>();
        for (Integer id = 0; id < size * size; id++) {
            if (!board.isEmpty(cellOf(id))) {
                addNear(id);
            }
        }
    }

    private Cell cellOf(Integer id) {
        return new Cell(id / size, id % size);
    }

    private int find(Integer id) {
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i) == id) {
                return i;
            }
        }
        return -1;
    }

    private void addNear(Integer id) {
        int row = id / size;
        int col = id % size;
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                if (r < 0 || r >= size || c < 0 || c >= size || !board.isEmpty(r, c)) {
                    continue;
                }
                Integer near = r * size + c;
                if (find(near) < 0) {
                    open.add(near);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Integer id = cell.row() * size + cell.column();
        before.push(new ArrayList<>(open));
        moves.push(id);
        int i = find(id);
        if (i >= 0) {
            open.remove(i);
        }
        addNear(id);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves");
        }
        board.clear(cellOf(moves.pop()));
        open = before.pop();
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(size / 2, size / 2));
        } else {
            for (Integer id : open) {
                result.add(cellOf(id));
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = candidates();
        result.sort(Comparator.comparingInt(this::order));
        return result;
    }

    private int order(Cell cell) {
        Player me = player();
        Player you = me.opponent();
        if (row5(cell, me)) {
            return 1;
        } else if (row5(cell, you)) {
            return 2;
        }
        Board next = board.copy();
        if (next.isEmpty(cell)) {
            next.put(cell, me);
        }
        Board old = board;
        board = next;
        int number = 0;
        for (Cell c : next.emptyCells()) {
            if (row5(c, me)) {
                number++;
            }
        }
        board = old;
        return number > 1 ? 3 : 4;
    }

    private boolean row5(Cell c, Player p) {
        int[][] d = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] v : d) {
            int n = 1;
            for (int k = 1; has(p, c.row() + k * v[0], c.column() + k * v[1]); k++) {
                n++;
            }
            for (int k = 1; has(p, c.row() - k * v[0], c.column() - k * v[1]); k++) {
                n++;
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean has(Player p, int r, int c) {
        return r >= 0 && r < size && c >= 0 && c < size && board.has(p, r, c);
    }
}
