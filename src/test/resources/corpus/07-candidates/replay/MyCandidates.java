// exercise: 07
// truth: right
// mistake: -
// player: both
// style: remembers only the first board and the moves, and works everything else out anew from them each time
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board first = Board.empty(15);
    private int radius = 2;
    private LinkedList<Cell> score = new LinkedList<>();

    public void start(Board board, int radius) {
        this.first = board.copy();
        this.radius = radius;
        this.score = new LinkedList<>();
    }

    public Board board() {
        Board now = first.copy();
        for (Cell cell : score) {
            now.put(cell, turn(now));
        }
        return now;
    }

    private static Player turn(Board now) {
        return now.stones() % 2 == 0 ? Player.X : Player.O;
    }

    public void make(Cell cell) {
        Board probe = board();
        probe.put(cell, turn(probe)); // throws if it may not be put there
        score.addLast(cell);
    }

    public void undo() {
        if (score.isEmpty()) throw new IllegalStateException();
        score.removeLast();
    }

    public Player player() {
        return (first.stones() + score.size()) % 2 == 0 ? Player.X : Player.O;
    }

    public List<Cell> candidates() {
        return candidates(board());
    }

    private List<Cell> candidates(Board now) {
        int n = now.size();
        if (now.stones() == 0) return new ArrayList<>(List.of(new Cell(n / 2, n / 2)));
        // how many stones lie above and left of each corner: then any square is asked with four look-ups
        int[][] sum = new int[n + 1][n + 1];
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                sum[r + 1][c + 1] = sum[r][c + 1] + sum[r + 1][c] - sum[r][c] + (now.isEmpty(r, c) ? 0 : 1);
        List<Cell> near = now.emptyCells();
        near.removeIf(cell -> {
            int top = Math.max(0, cell.row() - radius), bottom = Math.min(n, cell.row() + radius + 1);
            int left = Math.max(0, cell.column() - radius), right = Math.min(n, cell.column() + radius + 1);
            return sum[bottom][right] - sum[top][right] - sum[bottom][left] + sum[top][left] == 0;
        });
        return near;
    }

    public List<Cell> ordered() {
        Board now = board();
        Player us = turn(now);
        TreeMap<Integer, List<Cell>> byUrgency = new TreeMap<>();
        for (Cell cell : candidates(now)) {
            int urgency;
            if (longest(now, cell, us) >= 5) urgency = -3;
            else if (longest(now, cell, us.opponent()) >= 5) urgency = -2;
            else {
                Board then = now.copy();
                then.put(cell, us);
                BiPredicate<Integer, Integer> inLine = (dr, dc) -> dr == 0 || dc == 0 || dr.equals(dc) || dr == -dc;
                int replies = 0;
                for (int dr = -4; dr <= 4; dr++)
                    for (int dc = -4; dc <= 4; dc++) {
                        int r = cell.row() + dr, c = cell.column() + dc;
                        if (r < 0 || c < 0 || r >= now.size() || c >= now.size() || !inLine.test(dr, dc)) continue;
                        if (then.isEmpty(r, c) && longest(then, new Cell(r, c), us) >= 5) replies++;
                    }
                urgency = replies > 1 ? -1 : 0;
            }
            byUrgency.computeIfAbsent(urgency, u -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        byUrgency.values().forEach(all::addAll);
        return all;
    }

    private static int longest(Board b, Cell cell, Player p) {
        int best = 0;
        for (int k = 0; k < 4; k++) {
            int dr = k == 0 ? 0 : 1, dc = k == 0 ? 1 : k - 2;
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2)
                for (int r = cell.row() + sign * dr, c = cell.column() + sign * dc;
                        r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c);
                        r += sign * dr, c += sign * dc) length++;
            best = Math.max(best, length);
        }
        return best;
    }
}
