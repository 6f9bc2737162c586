// exercise: 06
// truth: wrong
// mistake: on the diagonals that run down to the left the windows that end in column 0 are left out
// player: both
// style: four separate passes over window starts, marks per line in arrays
// single: yes
// detail: sometimes; only with stones near the left edge, five there are not seen
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    static class Line {
        Set<Integer> wins = new TreeSet<>();
        List<int[]> pairs = new ArrayList<>();

        boolean openThree() {
            for (int[] a : pairs)
                for (int[] b : pairs) {
                    boolean same = a[0] == b[0] && a[1] == b[1];
                    boolean meet = a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1];
                    if (!same && meet) return true;
                }
            return false;
        }
    }

    public int value(Board board) {
        Integer x = side(board, Player.X);
        Integer o = side(board, Player.O);
        if (x == null) return 700000;
        if (o == null) return -700000;
        return x - o;
    }

    // null if the player has five
    private Integer side(Board board, Player p) {
        int n = board.size();
        Map<String, Line> lines = new HashMap<>();
        int[] small = new int[1];
        boolean won = false;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c + 4 < n; c++) {
                won |= window(board, p, r, c, 0, 1, lines, "row" + r, small);
            }
        }
        for (int r = 0; r + 4 < n; r++) {
            for (int c = 0; c < n; c++) {
                won |= window(board, p, r, c, 1, 0, lines, "col" + c, small);
            }
        }
        for (int r = 0; r + 4 < n; r++) {
            for (int c = 0; c + 4 < n; c++) {
                won |= window(board, p, r, c, 1, 1, lines, "dia" + (r - c), small);
            }
        }
        for (int r = 0; r + 4 < n; r++) {
            for (int c = n - 1; c - 4 > 0; c--) {
                won |= window(board, p, r, c, 1, -1, lines, "ant" + (r + c), small);
            }
        }
        if (won) return null;
        int sum = small[0];
        int threats = 0;
        for (Line line : lines.values()) {
            if (line.wins.size() > 1) {
                sum += 25000;
                threats++;
            } else if (line.wins.size() == 1) {
                sum += 2500;
                threats++;
            } else if (line.openThree()) {
                sum += 2000;
                threats++;
            } else if (!line.pairs.isEmpty()) {
                sum += 200;
            }
        }
        if (threats > 1) sum += 9000;
        return Math.min(sum, 400000);
    }

    private boolean window(Board board, Player p, int r, int c, int dr, int dc, Map<String, Line> lines, String name, int[] small) {
        List<Integer> free = new ArrayList<>();
        for (int k = 0; k < 5; k++) {
            int row = r + k * dr, column = c + k * dc;
            if (board.has(p.opponent(), row, column)) return false;
            if (!board.has(p, row, column)) free.add(row * board.size() + column);
        }
        switch (free.size()) {
            case 0:
                return true;
            case 1:
                lines.computeIfAbsent(name, s -> new Line()).wins.add(free.get(0));
                break;
            case 2:
                lines.computeIfAbsent(name, s -> new Line()).pairs.add(new int[] {free.get(0), free.get(1)});
                break;
            case 3:
                small[0] += 12;
                break;
            case 4:
                small[0] += 1;
                break;
            default:
        }
        return false;
    }
}
