// exercise: 06
// truth: wrong
// mistake: the diagonals down to the left are read from the cells of the top row only, so that those that begin at the right edge further down are missing
// player: both
// style: regex, columns and diagonals by their start
// single: yes
// detail: always below that diagonal
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
    private static final Pattern ONE_TO_GO = Pattern.compile("xxxx-|xxx-x|xx-xx|x-xxx|-xxxx");
    private static final Pattern LIVE_THREE = Pattern.compile("--xxx-|-xxx--|-xx-x-|-x-xx-|x-x-x-x");
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
        List<String> strings = allLines(rows);
        List<String> swapped = strings.stream().map(s -> s.replace('x', '?').replace('o', 'x').replace('?', 'o')).toList();
        if (strings.stream().anyMatch(s -> FIVE.matcher(s).find())) return 500_000;
        if (swapped.stream().anyMatch(s -> FIVE.matcher(s).find())) return -500_000;
        return sum(strings) - sum(swapped);
    }

    private static List<String> allLines(List<String> rows) {
        int n = rows.size();
        List<String> strings = new ArrayList<>(rows);
        for (int j = 0; j < n; j++) {
            StringBuilder column = new StringBuilder();
            for (int i = 0; i < n; i++) column.append(rows.get(i).charAt(j));
            strings.add(column.toString());
        }
        for (int start = 0; start < n; start++) {
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int i = 0; start + i < n; i++) falling.append(rows.get(i).charAt(start + i));
            for (int i = 0; start - i >= 0; i++) rising.append(rows.get(i).charAt(start - i));
            strings.add(falling.toString());
            strings.add(rising.toString());
        }
        for (int start = 1; start < n; start++) {
            StringBuilder falling = new StringBuilder();
            for (int i = 0; start + i < n; i++) falling.append(rows.get(start + i).charAt(i));
            strings.add(falling.toString());
        }
        return strings;
    }

    private static int sum(List<String> strings) {
        int sum = 0;
        int threats = 0;
        for (String line : strings) {
            sum += hits(SMALL.get(0), line) + 11 * hits(SMALL.get(1), line);
            if (DOUBLE_FOUR.matcher(line).find()) {
                sum += 14_000;
            } else if (ONE_TO_GO.matcher(line).find()) {
                sum += 1_700;
                threats++;
            } else if (LIVE_THREE.matcher(line).find()) {
                sum += 1_300;
                threats++;
            } else if (hits(SMALL.get(2), line) > 0) {
                sum += 210;
            }
        }
        return Math.min(450_000, threats < 2 ? sum : sum + 7_000);
    }

    private static int hits(Pattern pattern, String line) {
        Matcher m = pattern.matcher(line);
        int n = 0;
        while (m.find()) n++;
        return n;
    }
}
