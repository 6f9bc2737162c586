// exercise: 06
// truth: wrong
// mistake: values are remembered by the hash code of the board, as if different boards never had the same
// player: both
// style: regular expressions with look-ahead, a map of known values
// single: yes
// detail: a board after another one with the same hash code, such as one stone on cell number i and then on cell number i+32 within the same 64 cells (15 rows: (0,0) and (2,2)): the old value comes back

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** A window of five without the other side's stone, at every place. */
    private static final Pattern WINDOW = Pattern.compile("(?=([m.]{5}))");

    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        return known.computeIfAbsent(board.hashCode(), hash -> computed(board));
    }

    private static int computed(Board board) {
        String all = text(board);
        String forX = all.replace('X', 'm');
        String forO = all.replace('O', 'm');
        boolean wonX = all.contains("XXXXX");
        boolean wonO = all.contains("OOOOO");
        return wonX || wonO ? (wonX ? 800_000 : -800_000) : points(forX) - points(forO);
    }

    private static String text(Board board) {
        int n = board.size();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            walk(board, i, 0, 0, 1, text);
            walk(board, 0, i, 1, 0, text);
            walk(board, 0, i, 1, 1, text);
            walk(board, 0, i, 1, -1, text);
            if (i > 0) {
                walk(board, i, 0, 1, 1, text);
                walk(board, i, n - 1, 1, -1, text);
            }
        }
        return text.toString();
    }

    private static void walk(Board board, int row, int column, int down, int right, StringBuilder text) {
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        text.append(' ');
    }

    private static int points(String text) {
        int points = 0;
        int threats = 0;
        for (String line : text.split(" ")) {
            if (line.length() < 5 || line.indexOf('m') < 0) {
                continue;
            }
            int[] windows = new int[6];
            for (Matcher m = WINDOW.matcher(line); m.find(); ) {
                windows[(int) m.group(1).chars().filter(c -> c == 'm').count()]++;
            }
            points += windows[1] + 10 * windows[2];
            if (windows[4] > 0) {
                boolean open = ways(line) > 1;
                points += open ? 12_000 : 1_600;
                threats += open ? 0 : 1;
            } else if (windows[3] > 0) {
                boolean open = false;
                for (int at = line.indexOf('.'); at >= 0 && !open; at = line.indexOf('.', at + 1)) {
                    open = ways(line.substring(0, at) + "m" + line.substring(at + 1)) > 1;
                }
                points += open ? 1_100 : 210;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(390_000, points + (threats > 1 ? 6_000 : 0));
    }

    /** On how many cells a stone would make five. */
    private static int ways(String line) {
        int ways = 0;
        for (int at = line.indexOf('.'); at >= 0; at = line.indexOf('.', at + 1)) {
            int left = at;
            while (left > 0 && line.charAt(left - 1) == 'm') {
                left--;
            }
            int right = at;
            while (right + 1 < line.length() && line.charAt(right + 1) == 'm') {
                right++;
            }
            ways += right - left >= 4 ? 1 : 0;
        }
        return ways;
    }
}
