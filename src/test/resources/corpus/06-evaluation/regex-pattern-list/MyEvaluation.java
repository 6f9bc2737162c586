// exercise: 06
// truth: right
// mistake: none; regular expressions for each pattern and its mirror image, one class for each line
// player: both
// style: regex, lines as strings with the enemy and the edge as #
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("m{5}");
    private static final Pattern OPEN_FOUR = Pattern.compile("_mmmm_|m_mmm_m|mm_mm_mm|mmm_m_mmm");
    private static final Pattern FOUR = Pattern.compile("mmmm_|_mmmm|mmm_m|mm_mm|m_mmm");
    private static final Pattern OPEN_THREE = Pattern.compile("_mmm__|__mmm_|_mm_m_|_m_mm_");
    private static final Pattern THREE =
            Pattern.compile("(?=[m_]{5})(mmm__|__mmm|_mmm_|mm_m_|_mm_m|m_mm_|_m_mm|mm__m|m__mm|m_m_m)");
    private static final int WON = 1_000_000;

    @Override
    public int value(Board board) {
        int mine = side(board, Player.X);
        int yours = side(board, Player.O);
        if (mine == WON) return WON;
        if (yours == WON) return -WON;
        return mine - yours;
    }

    private int side(Board b, Player me) {
        int total = 0;
        int forcing = 0;
        for (String line : lines(b, me)) {
            if (FIVE.matcher(line).find()) return WON;
            if (OPEN_FOUR.matcher(line).find()) {
                total += 50_000;
            } else if (FOUR.matcher(line).find()) {
                total += 3_000;
                forcing++;
            } else if (OPEN_THREE.matcher(line).find()) {
                total += 2_000;
                forcing++;
            } else if (THREE.matcher(line).find()) {
                total += 400;
            }
            total += littleThings(line);
        }
        return Math.min(480_000, total + (forcing >= 2 ? 10_000 : 0));
    }

    private int littleThings(String line) {
        int t = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int m = 0;
            boolean blocked = false;
            for (char ch : line.substring(i, i + 5).toCharArray()) {
                if (ch == 'm') m++;
                if (ch == '#') blocked = true;
            }
            if (!blocked) t += m * m;
        }
        return t;
    }

    private List<String> lines(Board b, Player me) {
        int n = b.size();
        List<String> result = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder(), column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(sign(b, me, i, j));
                column.append(sign(b, me, j, i));
            }
            result.add("#" + row + "#");
            result.add("#" + column + "#");
        }
        for (int k = -(n - 1); k <= n - 1; k++) {
            StringBuilder down = new StringBuilder(), up = new StringBuilder();
            for (int i = 0; i < n; i++) {
                int j = i + k;
                if (j < 0 || j >= n) continue;
                down.append(sign(b, me, i, j));
                up.append(sign(b, me, i, n - 1 - j));
            }
            result.add("#" + down + "#");
            result.add("#" + up + "#");
        }
        return result;
    }

    private char sign(Board b, Player me, int r, int c) {
        return b.has(me, r, c) ? 'm' : b.has(me.opponent(), r, c) ? '#' : '_';
    }
}
