// exercise: 06
// truth: wrong
// mistake: lines of exactly five cells are read for five only; four, three and two on them are worth nothing
// player: both
// style: strings of whole lines
// single: yes
// detail: sometimes; the diagonals of five cells near the corners, and all lines of a board of five rows
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int k = 0; k < n; k++) {
            lines.add(walk(board, k, 0, 0, 1));
            lines.add(walk(board, 0, k, 1, 0));
        }
        for (int k = 0; k <= n - 5; k++) {
            lines.add(walk(board, k, 0, 1, 1));
            lines.add(walk(board, n - 1 - k, 0, -1, 1));
            if (k == 0) continue;
            lines.add(walk(board, 0, k, 1, 1));
            lines.add(walk(board, n - 1, k, -1, 1));
        }
        int x = 0, o = 0, xThreats = 0, oThreats = 0;
        for (String line : lines) if (line.contains("XXXXX")) return WIN;
        for (String line : lines) if (line.contains("OOOOO")) return -WIN;
        for (String line : lines) {
            if (line.length() < 6) continue;
            int a = read(line, 'X', 'O'), b = read(line, 'O', 'X');
            x += a;
            o += b;
            if (isThreat(a)) xThreats++;
            if (isThreat(b)) oThreats++;
        }
        if (xThreats > 1) x += 5_000;
        if (oThreats > 1) o += 5_000;
        return Math.min(x, 800_000) - Math.min(o, 800_000);
    }

    private static boolean isThreat(int points) {
        return points >= 1_000 && points < 9_000;
    }

    private static String walk(Board board, int r, int c, int dr, int dc) {
        String s = "";
        while (r >= 0 && r < board.size() && c < board.size()) {
            s += board.has(Player.X, r, c) ? "X" : board.has(Player.O, r, c) ? "O" : ".";
            r += dr;
            c += dc;
        }
        return s;
    }

    private static Set<Integer> wins(String line, char me) {
        Set<Integer> cells = new HashSet<>();
        String five = String.valueOf(me).repeat(5);
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && (line.substring(0, i) + me + line.substring(i + 1)).contains(five)) cells.add(i);
        }
        return cells;
    }

    private static int read(String line, char me, char other) {
        int small = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.indexOf(other) >= 0) continue;
            long stones = w.chars().filter(ch -> ch == me).count();
            if (stones == 1) small += 1;
            if (stones == 2) small += 10;
        }
        int now = wins(line, me).size();
        if (now > 1) return small + 10_000;
        if (now == 1) return small + 1_500;
        int next = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                next = Math.max(next, wins(line.substring(0, i) + me + line.substring(i + 1), me).size());
            }
        }
        return small + (next > 1 ? 1_000 : next == 1 ? 200 : 0);
    }
}
