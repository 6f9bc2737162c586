// exercise: 06
// truth: right
// mistake: none; every line of the board is cut at the other side's stones, and its points are remembered by its text
// player: both
// style: strings with a static memo of lines
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 700_000;
    private static final java.util.Map<String, Integer> MEMO = new java.util.HashMap<>();

    private static List<String> lines(Board b, Player me) {
        int n = b.size();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(walk(b, me, i, 0, 0, 1));
            all.add(walk(b, me, 0, i, 1, 0));
            all.add(walk(b, me, 0, i, 1, 1));
            all.add(walk(b, me, 0, i, 1, -1));
            if (i > 0) {
                all.add(walk(b, me, i, 0, 1, 1));
                all.add(walk(b, me, i, n - 1, 1, -1));
            }
        }
        return all;
    }

    /** The line from a cell on until the board ends: x for mine, o for the other's, . for empty. */
    private static String walk(Board b, Player me, int r, int c, int dr, int dc) {
        StringBuilder s = new StringBuilder();
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size()) {
            s.append(b.has(me, r, c) ? 'x' : b.isEmpty(r, c) ? '.' : 'o');
            r += dr;
            c += dc;
        }
        return s.toString();
    }

    @Override
    public int value(Board board) {
        int x = points(board, Player.X);
        int o = points(board, Player.O);
        if (x == FIVE || o == FIVE) {
            return x == FIVE ? FIVE : -FIVE;
        }
        return x - o;
    }

    private static int points(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        for (String line : lines(board, me)) {
            if (line.contains("xxxxx")) {
                return FIVE;
            }
            int p = rate(line);
            sum += p;
            threats += p >= 1_000 && p < 15_000 ? 1 : 0;
        }
        return Math.min(500_000, sum + (threats > 1 ? 10_000 : 0));
    }

    private static int rate(String line) {
        return MEMO.computeIfAbsent(line, MyEvaluation::compute);
    }

    /** Parts between two stones of the other side, each with room for five. */
    private static int compute(String line) {
        int best = 0;
        int small = 0;
        for (String part : line.split("o")) {
            Set<Integer> gaps = new TreeSet<>();
            int[] cover = new int[part.length()];
            int threes = 0;
            String before = "";
            for (int i = 0; i + 5 <= part.length(); i++) {
                String w = part.substring(i, i + 5);
                int mine = w.replace(".", "").length();
                if (mine == 4) {
                    gaps.add(i + w.indexOf('.'));
                } else if (mine == 3) {
                    int a = i + w.indexOf('.');
                    int b = i + w.lastIndexOf('.');
                    String pair = a + "," + b;
                    if (!pair.equals(before)) {
                        threes++;
                        cover[a]++;
                        cover[b]++;
                    }
                    before = pair;
                } else {
                    small += mine * mine * mine;
                }
            }
            boolean open = false;
            for (int k : cover) {
                open |= k > 1;
            }
            int kind = gaps.size() > 1 ? 15_000 : gaps.size() == 1 ? 2_500 : open ? 1_200 : threes > 0 ? 200 : 0;
            best = Math.max(best, kind);
        }
        return best + small;
    }
}
