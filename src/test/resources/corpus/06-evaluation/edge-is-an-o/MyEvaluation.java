// exercise: 06
// truth: wrong
// mistake: Every line gets an O before and after it, which closes X's lines at the edge; then the letters are exchanged to look for O's patterns, but the border was written before, so at the edge O finds a stone of its own.
// kind: slip
// player: MIN
// style: lines as text with a border, letters exchanged for the other player
// single: yes
// detail: the empty board is not 0 either; X's side is right, all patterns of O away from the edge are right
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        int x = 0, o = 0, xThreats = 0, oThreats = 0;
        for (String line : lines) {
            if (line.contains("XXXXX")) return 1_000_000;
        }
        for (String line : lines) {
            if (line.contains("OOOOO")) return -1_000_000;
        }
        for (String line : lines) {
            int[] mine = patterns(line);
            int[] theirs = patterns(line.replace('X', '?').replace('O', 'X').replace('?', 'O'));
            x += mine[0];
            o += theirs[0];
            xThreats += mine[1];
            oThreats += theirs[1];
        }
        if (xThreats > 1) x += 5_000;
        if (oThreats > 1) o += 5_000;
        return Math.min(x, 300_000) - Math.min(o, 300_000);
    }

    private static List<String> lines(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    boolean first = r - d[0] < 0 || c - d[1] < 0 || c - d[1] >= n;
                    if (first) {
                        StringBuilder line = new StringBuilder("O");
                        for (int i = r, j = c; i < n && j < n && j >= 0; i += d[0], j += d[1]) {
                            line.append(board.has(Player.X, i, j) ? 'X' : board.has(Player.O, i, j) ? 'O' : '.');
                        }
                        lines.add(line.append("O").toString());
                    }
                }
            }
        }
        return lines;
    }

    /** points of X in the line, and 1 if it is a threat */
    private static int[] patterns(String line) {
        Set<Integer> wins = new HashSet<>();
        List<Integer> lacking = new ArrayList<>();
        int small = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.indexOf('O') >= 0) continue;
            long stones = w.chars().filter(ch -> ch == 'X').count();
            if (stones == 4) {
                wins.add(i + w.indexOf('.'));
            } else if (stones == 3) {
                List<Integer> pair = List.of(i + w.indexOf('.'), i + w.lastIndexOf('.'));
                if (Collections.indexOfSubList(lacking, pair) < 0) lacking.addAll(pair);
            } else {
                small += stones == 2 ? 10 : (int) stones;
            }
        }
        if (wins.size() > 1) return new int[] {small + 10_000, 0};
        if (wins.size() == 1) return new int[] {small + 1_500, 1};
        if (new HashSet<>(lacking).size() < lacking.size()) return new int[] {small + 1_000, 1};
        return new int[] {small + (lacking.isEmpty() ? 0 : 200), 0};
    }
}
