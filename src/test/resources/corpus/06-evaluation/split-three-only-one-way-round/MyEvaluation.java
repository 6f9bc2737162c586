// exercise: 06
// truth: wrong
// mistake: the list of patterns for an open three has .X.XX. but not its mirror image .XX.X.
// player: both
// style: list of pattern strings, String.contains
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    // m = mine, e = empty, x = the other side or the edge
    private static final String FIVE = "mmmmm";
    private static final List<String> OPEN_FOUR = List.of("emmmme");
    private static final List<String> FOUR = List.of("mmmme", "emmmm", "mmmem", "mmemm", "memmm");
    private static final List<String> OPEN_THREE = List.of("emmmee", "eemmme", "ememme");

    @Override
    public int value(Board board) {
        return points(board, Player.X) - points(board, Player.O);
    }

    private int points(Board board, Player me) {
        int score = 0;
        int threats = 0;
        for (String line : lines(board, me)) {
            if (line.contains(FIVE)) {
                return 500000;
            }
            if (any(line, OPEN_FOUR)) {
                score += 10000;
            } else if (any(line, FOUR)) {
                score += 1500;
                threats++;
            } else if (any(line, OPEN_THREE)) {
                score += 1000;
                threats++;
            } else if (windows(line, 3) > 0) {
                score += 200;
            }
            score += 10 * windows(line, 2) + windows(line, 1);
        }
        if (threats >= 2) {
            score += 5000;
        }
        return Math.min(score, 400000);
    }

    private static boolean any(String line, List<String> patterns) {
        return patterns.stream().anyMatch(line::contains);
    }

    private static int windows(String line, int stones) {
        int count = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            if (!window.contains("x") && window.replace("e", "").length() == stones) {
                count++;
            }
        }
        return count;
    }

    private static List<String> lines(Board board, Player me) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (c == 0) lines.add(read(board, me, r, c, 0, 1));
                if (r == 0) lines.add(read(board, me, r, c, 1, 0));
                if (r == 0 || c == 0) lines.add(read(board, me, r, c, 1, 1));
                if (r == 0 || c == n - 1) lines.add(read(board, me, r, c, 1, -1));
            }
        }
        return lines;
    }

    private static String read(Board board, Player me, int r, int c, int dr, int dc) {
        String s = "x";
        while (r < board.size() && c >= 0 && c < board.size()) {
            s += board.has(me, r, c) ? "m" : board.has(me.opponent(), r, c) ? "x" : "e";
            r += dr;
            c += dc;
        }
        return s + "x";
    }
}
