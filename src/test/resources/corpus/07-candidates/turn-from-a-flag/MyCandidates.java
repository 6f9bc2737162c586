// exercise: 07
// truth: right
// mistake: none; whose turn it is is kept in a field that start sets and make and undo change
// player: both
// style: HashSet, stacks of the cell and of what was added
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> reached;
    private ArrayDeque<Cell> cells;
    private ArrayDeque<List<Cell>> grown;
    private Player turn;

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        reached = new HashSet<>();
        cells = new ArrayDeque<>();
        grown = new ArrayDeque<>();
        turn = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) reached.addAll(emptyAround(new Cell(r, c)));
    }

    private List<Cell> emptyAround(Cell cell) {
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
        board.put(cell, turn);
        turn = turn.opponent();
        cells.push(cell);
        List<Cell> list = emptyAround(cell);
        list.removeAll(reached);
        reached.addAll(list);
        grown.push(list);
    }

    public void undo() {
        if (cells.isEmpty()) throw new IllegalStateException();
        Cell cell = cells.pop();
        reached.removeAll(grown.pop());
        board.clear(cell);
        turn = turn.opponent();
    }

    public Player player() {
        return turn;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        if (board.stones() == 0) return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        List<Cell> free = new ArrayList<>();
        for (Cell c : reached) if (board.isEmpty(c)) free.add(c);
        return free;
    }

    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Map<Cell, Integer> level = new HashMap<>();
        for (Cell c : list) level.put(c, level(c));
        list.sort(Comparator.comparing(level::get));
        return list;
    }

    private int level(Cell c) {
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
