// exercise: 06
// truth: right
// mistake: none; lines are matched with regular expressions
// player: both
// style: regex
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("x{5}");
    private static final Pattern DOUBLE_FOUR =
            Pattern.compile("-xxxx-|x-xxx-x|xx-xx-xx|xxx-x-xxx");
    private static final Pattern FOUR = Pattern.compile("xxxx-|xxx-x|xx-xx|x-xxx|-xxxx");
    private static final Pattern OPEN_THREE = Pattern.compile("--xxx-|-xxx--|-xx-x-|-x-xx-|x-x-x-x");
    private static final List<Pattern> SMALL = List.of(windows(1), windows(2), windows(3));

    private static Pattern windows(int stones) {
        StringBuilder any = new StringBuilder();
        for (int bits = 0; bits < 32; bits++) {
            if (Integer.bitCount(bits) == stones) {
                any.append(any.length() > 0 ? "|" : "");
                for (int i = 0; i < 5; i++) any.append((bits >> i & 1) == 1 ? 'x' : '-');
            }
        }
        return Pattern.compile("(?=" + any + ")");
    }

    @Override
    public int value(Board board) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            StringBuilder row = new StringBuilder();
            for (int j = 0; j < board.size(); j++) {
                row.append(board.has(Player.X, i, j) ? 'x' : board.has(Player.O, i, j) ? 'o' : '-');
            }
            rows.add(row.toString());
        }
        List<String> lines = allLines(rows);
        List<String> swapped = lines.stream().map(s -> s.replace('x', '?').replace('o', 'x').replace('?', 'o')).toList();
        if (lines.stream().anyMatch(s -> FIVE.matcher(s).find())) return 500_000;
        if (swapped.stream().anyMatch(s -> FIVE.matcher(s).find())) return -500_000;
        return sum(lines) - sum(swapped);
    }

    private static List<String> allLines(List<String> rows) {
        int n = rows.size();
        List<String> lines = new ArrayList<>(rows);
        for (int j = 0; j < n; j++) {
            StringBuilder column = new StringBuilder();
            for (int i = 0; i < n; i++) column.append(rows.get(i).charAt(j));
            lines.add(column.toString());
        }
        for (int d = 1 - n; d < n; d++) {
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int i = 0; i < n; i++) {
                int j = i + d;
                if (j >= 0 && j < n) {
                    falling.append(rows.get(i).charAt(j));
                    rising.append(rows.get(i).charAt(n - 1 - j));
                }
            }
            lines.add(falling.toString());
            lines.add(rising.toString());
        }
        return lines;
    }

    private static int sum(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            sum += count(SMALL.get(0), line) + 11 * count(SMALL.get(1), line);
            if (DOUBLE_FOUR.matcher(line).find()) {
                sum += 14_000;
            } else if (FOUR.matcher(line).find()) {
                sum += 1_700;
                threats++;
            } else if (OPEN_THREE.matcher(line).find()) {
                sum += 1_300;
                threats++;
            } else if (count(SMALL.get(2), line) > 0) {
                sum += 210;
            }
        }
        return Math.min(450_000, threats < 2 ? sum : sum + 7_000);
    }

    private static int count(Pattern pattern, String line) {
        Matcher m = pattern.matcher(line);
        int n = 0;
        while (m.find()) n++;
        return n;
    }
}
