// exercise: 07
// truth: wrong
// mistake: undo takes away every cell near the stone, also those that are near another stone
// player: both
// style: HashSet kept up to date, undo by radius
// single: yes
// detail: whenever two stones have a common neighbour
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> set;
    private ArrayDeque<Cell> stack;
    private ArrayDeque<Boolean> was;

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        set = new HashSet<>();
        stack = new ArrayDeque<>();
        was = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) set.addAll(around(new Cell(r, c)));
    }

    private List<Cell> around(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int dr = -radius; dr <= radius; dr++)
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr, c = cell.column() + dc;
                if (inside(r, c) && board.isEmpty(r, c)) list.add(new Cell(r, c));
            }
        return list;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    public void make(Cell cell) {
        board.put(cell, player());
        stack.push(cell);
        was.push(set.remove(cell));
        set.addAll(around(cell));
    }

    public void undo() {
        if (stack.isEmpty()) throw new IllegalStateException();
        Cell cell = stack.pop();
        set.removeAll(around(cell));
        board.clear(cell);
        if (was.pop()) set.add(cell);
    }

    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        if (board.stones() == 0) return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        return new ArrayList<>(set);
    }

    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Map<Cell, Integer> key = new HashMap<>();
        for (Cell c : list) key.put(c, key(c));
        list.sort(Comparator.comparing(key::get));
        return list;
    }

    private int key(Cell c) {
        Player p = player();
        if (isFive(c, p)) return 0;
        if (isFive(c, p.opponent())) return 1;
        board.put(c, p);
        int fives = 0;
        for (Cell e : board.emptyCells()) if (isFive(e, p)) fives++;
        board.clear(c);
        return fives >= 2 ? 2 : 3;
    }

    private boolean isFive(Cell c, Player p) {
        int[] dx = {1, 0, 1, 1}, dy = {0, 1, 1, -1};
        for (int i = 0; i < 4; i++) {
            int n = 1;
            for (int s = 1; inside(c.row() + s * dx[i], c.column() + s * dy[i]) && board.has(p, c.row() + s * dx[i], c.column() + s * dy[i]); s++) n++;
            for (int s = 1; inside(c.row() - s * dx[i], c.column() - s * dy[i]) && board.has(p, c.row() - s * dx[i], c.column() - s * dy[i]); s++) n++;
            if (n >= 5) return true;
        }
        return false;
    }
}
