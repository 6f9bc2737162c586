// Wrong: patterns are looked for from the left, and their stones struck out.
// Fails first: Turned or mirrored, a board is worth the same
// Says: turned or mirrored
// Diagnosis: overlaps-read-from-one-side

import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<String, Integer> PATTERNS = new LinkedHashMap<>();

    static {
        PATTERNS.put(".XXXX.", 10_000);
        for (String four : "XXXX. .XXXX XX.XX X.XXX XXX.X".split(" ")) {
            PATTERNS.put(four, 1_500);
        }
        for (String three : ".XXX.. ..XXX. .X.XX. .XX.X.".split(" ")) {
            PATTERNS.put(three, 1_000);
        }
        for (String three : "XXX.. .XXX. ..XXX XX.X. .XX.X X.XX. .X.XX XX..X X..XX X.X.X".split(" ")) {
            PATTERNS.put(three, 150);
        }
    }

    private static final int WON = 500_000;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x == WON ? WON : o == WON ? -WON : x - o;
    }

    private static int side(Board board, Player me) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int k = 0; k < 6 * n; k++) {
            int i = k % n;
            String line = switch (k / n) {
                case 0 -> line(board, me, i, 0, 0, 1);
                case 1 -> line(board, me, 0, i, 1, 0);
                case 2 -> line(board, me, 0, i, 1, 1);
                case 3 -> i == 0 ? "" : line(board, me, i, 0, 1, 1);
                case 4 -> line(board, me, 0, i, 1, -1);
                default -> i == 0 ? "" : line(board, me, i, n - 1, 1, -1);
            };
            if (line.contains("XXXXX")) {
                return WON;
            }
            for (int w = 0; w + 5 <= line.length(); w++) {
                String window = line.substring(w, w + 5);
                int free = window.replace("X", "").length();
                sum += window.contains("O") ? 0 : free == 4 ? 1 : free == 3 ? 10 : 0;
            }
            int strongest = 0;
            StringBuilder rest = new StringBuilder(line);
            for (Map.Entry<String, Integer> pattern : PATTERNS.entrySet()) {
                for (int at = rest.indexOf(pattern.getKey()); at >= 0; at = rest.indexOf(pattern.getKey())) {
                    strongest = Math.max(strongest, pattern.getValue());
                    sum += pattern.getValue();
                    for (int j = at; j < at + pattern.getKey().length(); j++) {
                        if (rest.charAt(j) == 'X') {
                            rest.setCharAt(j, '*'); // counted
                        }
                    }
                }
            }
            threats += strongest == 1_500 || strongest == 1_000 ? 1 : 0;
        }
        return Math.min(400_000, threats > 1 ? sum + 5_000 : sum);
    }

    private static String line(Board board, Player me, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        for (; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc) {
            text.append(board.has(me, r, c) ? 'X' : board.isEmpty(r, c) ? '.' : 'O');
        }
        return text.toString();
    }
}
