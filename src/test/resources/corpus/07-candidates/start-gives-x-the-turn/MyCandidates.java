// exercise: 07
// truth: wrong
// mistake: the turn is kept in a field that start sets to X, also for a board on which X has a stone more
// player: both
// style: turn as a field, neighbour counts
// single: yes
// detail: only when start gets a board with an odd number of stones
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private Player turn = Player.X;
    private int radius;
    private Map<Cell, Integer> weight = new HashMap<>();
    private LinkedList<Cell> history = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        this.myBoard = board.copy();
        this.radius = radius;
        this.turn = Player.X;
        history.clear();
        weight.clear();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (myBoard.at(i, j).isPresent()) {
                    for (Cell c : box(i, j)) weight.merge(c, 1, Integer::sum);
                }
            }
        }
    }

    private List<Cell> box(int i, int j) {
        List<Cell> cells = new ArrayList<>();
        for (int di = -radius; di <= radius; di++) {
            for (int dj = -radius; dj <= radius; dj++) {
                int r = i + di;
                int s = j + dj;
                if (r < 0 || s < 0 || r >= myBoard.size() || s >= myBoard.size()) continue;
                cells.add(new Cell(r, s));
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        myBoard.put(cell, turn);
        for (Cell c : box(cell.row(), cell.column())) {
            weight.merge(c, 1, Integer::sum);
        }
        history.addLast(cell);
        turn = turn.opponent();
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("history is empty");
        }
        Cell cell = history.removeLast();
        myBoard.clear(cell);
        for (Cell c : box(cell.row(), cell.column())) {
            weight.computeIfPresent(c, (k, v) -> v == 1 ? null : v - 1);
        }
        turn = turn.opponent();
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        for (Cell c : weight.keySet()) {
            if (myBoard.isEmpty(c)) list.add(c);
        }
        if (myBoard.stones() == 0) {
            list.add(new Cell(myBoard.size() / 2, myBoard.size() / 2));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Map<Cell, Integer> points = new HashMap<>();
        for (Cell c : list) points.put(c, points(c));
        list.sort((a, b) -> points.get(b) - points.get(a));
        return list;
    }

    private int points(Cell c) {
        if (lineThrough(c, turn) >= 5) return 100;
        if (lineThrough(c, turn.opponent()) >= 5) return 50;
        myBoard.put(c, turn);
        int winning = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                int r = c.row() + dr, s = c.column() + dc;
                while (inside(r, s) && myBoard.has(turn, r, s)) {
                    r += dr;
                    s += dc;
                }
                if (inside(r, s) && myBoard.isEmpty(r, s) && lineThrough(new Cell(r, s), turn) >= 5) winning++;
            }
        }
        myBoard.clear(c);
        return winning >= 2 ? 10 : 0;
    }

    private boolean inside(int r, int s) {
        return r >= 0 && s >= 0 && r < myBoard.size() && s < myBoard.size();
    }

    private int lineThrough(Cell c, Player p) {
        int best = 0;
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int count = 1;
            int r = c.row() + dr[d], s = c.column() + dc[d];
            while (inside(r, s) && myBoard.has(p, r, s)) {
                count++;
                r += dr[d];
                s += dc[d];
            }
            r = c.row() - dr[d];
            s = c.column() - dc[d];
            while (inside(r, s) && myBoard.has(p, r, s)) {
                count++;
                r -= dr[d];
                s -= dc[d];
            }
            best = Math.max(best, count);
        }
        return best;
    }
}
