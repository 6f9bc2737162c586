// exercise: 07
// truth: wrong
// mistake: whose turn it is comes from the number of moves made since start, so a start board on which X is one stone ahead has the wrong side to move
// kind: slip
// player: both
// style: stack of full snapshots, set of cells
// single: yes
// detail: only on start boards with an odd number of stones
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board current;
    private int radius;
    private Stack<Board> before = new Stack<>();

    public void start(Board board, int radius) {
        this.current = board.copy();
        this.radius = radius;
        this.before = new Stack<>();
    }

    public void make(Cell cell) {
        Board next = current.copy();
        next.put(cell, player());
        before.push(current);
        current = next;
    }

    public void undo() {
        if (before.empty()) {
            throw new IllegalStateException("no move to take back");
        }
        current = before.pop();
    }

    public Player player() {
        // X begins, and then they take turns
        return before.size() % 2 == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return current;
    }

    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        int size = current.size();
        if (current.stones() == 0) {
            result.add(new Cell(size / 2, size / 2));
            return result;
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (current.isEmpty(r, c) && hasNeighbour(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    private boolean hasNeighbour(int r, int c) {
        int size = current.size();
        for (int i = Math.max(0, r - radius); i <= r + radius && i < size; i++) {
            for (int j = Math.max(0, c - radius); j <= c + radius && j < size; j++) {
                if (!current.isEmpty(i, j)) {
                    return true;
                }
            }
        }
        return false;
    }

    public List<Cell> ordered() {
        Player me = player();
        Player other = me.opponent();
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (five(current, cell, me)) {
                first.add(cell);
            } else if (five(current, cell, other)) {
                second.add(cell);
            } else {
                Board trial = current.copy();
                trial.put(cell, me);
                int ways = 0;
                for (Cell empty : trial.emptyCells()) {
                    if (five(trial, empty, me)) {
                        ways++;
                    }
                }
                (ways > 1 ? third : rest).add(cell);
            }
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(rest);
        return first;
    }

    private static boolean five(Board b, Cell cell, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int s = -1; s <= 1; s += 2) {
                int r = cell.row() + s * dr[d];
                int c = cell.column() + s * dc[d];
                while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
                    n++;
                    r += s * dr[d];
                    c += s * dc[d];
                }
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }
}
