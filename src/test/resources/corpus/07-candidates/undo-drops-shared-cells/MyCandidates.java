// exercise: 07
// truth: wrong
// mistake: undo removes every empty cell near the stone that is taken back from the set, also those near other stones
// player: both
// style: TreeSet, helper method neighbours
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int radius;
    TreeSet<Cell> set = new TreeSet<>();
    ArrayDeque<Cell> moves = new ArrayDeque<>();
    ArrayDeque<Boolean> wasIn = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        set.clear();
        moves.clear();
        wasIn.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    set.addAll(neighbours(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> neighbours(Cell cell) {
        List<Cell> result = new ArrayList<>();
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        wasIn.push(set.remove(cell));
        set.addAll(neighbours(cell));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves");
        }
        Cell cell = moves.pop();
        set.removeAll(neighbours(cell));
        board.clear(cell);
        if (wasIn.pop()) {
            set.add(cell);
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
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        Map<Cell, Integer> ranks = new HashMap<>();
        for (Cell c : candidates()) {
            ranks.put(c, rank(c));
        }
        List<Cell> list = new ArrayList<>(ranks.keySet());
        list.sort((a, b) -> ranks.get(a) - ranks.get(b));
        return list;
    }

    private int rank(Cell c) {
        Player p = player();
        if (five(c, p)) return 0;
        if (five(c, p.opponent())) return 1;
        Board copy = board.copy();
        copy.put(c, p);
        Board keep = board;
        board = copy;
        int n = 0;
        for (Cell e : copy.emptyCells()) if (five(e, p)) n++;
        board = keep;
        return n >= 2 ? 2 : 3;
    }

    private boolean five(Cell c, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            if (1 + count(c, p, dr[d], dc[d]) + count(c, p, -dr[d], -dc[d]) >= 5) return true;
        }
        return false;
    }

    private int count(Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr, k = c.column() + dc, n = 0;
        while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.has(p, r, k)) {
            n++;
            r += dr;
            k += dc;
        }
        return n;
    }
}
