// Wrong: a three that has one free cell on one side and two on the other is no open three.
// Fails first: An open three is worth more than three threes that are closed at one end
// Says: none of the lines on the right must be answered
// Diagnosis: none

import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 800000;
    /** Strongest first: what the first text that a line contains is worth. */
    static final Map<String, Integer> PATTERNS = new LinkedHashMap<>();

    static {
        PATTERNS.put(".XXXX.", 50000);
        PATTERNS.put("X.XXX.X", 50000);
        PATTERNS.put("XX.XX.XX", 50000);
        PATTERNS.put("XXX.X.XXX", 50000);
        PATTERNS.put("XXXX.", 4000);
        PATTERNS.put(".XXXX", 4000);
        PATTERNS.put("XX.XX", 4000);
        PATTERNS.put("X.XXX", 4000);
        PATTERNS.put("XXX.X", 4000);
        PATTERNS.put("..XXX..", 2000);
        PATTERNS.put(".X.XX.", 2000);
        PATTERNS.put(".XX.X.", 2000);
    }

    private static final int[] SINGLE = {0, 1, 8, 60, 60};

    @Override
    public int value(Board board) {
        int x = player(board, 'X');
        int o = player(board, 'O');
        if (x == WIN || o == WIN) {
            return x == WIN ? WIN : -WIN;
        }
        return x - o;
    }

    private int player(Board board, char me) {
        int n = board.size();
        int points = 0;
        int threats = 0;
        for (int dir = 0; dir < 4; dir++) {
            // rows, columns and both kinds of diagonals: 2n - 1 lines at most
            for (int k = 0; k < 2 * n - 1; k++) {
                StringBuilder sb = new StringBuilder();
                for (int i = 0; i < n; i++) {
                    int r;
                    int c;
                    switch (dir) {
                        case 0: r = k; c = i; break;
                        case 1: r = i; c = k; break;
                        case 2: r = i; c = k - (n - 1) + i; break;
                        default: r = i; c = k - i; break;
                    }
                    if (r < n && c >= 0 && c < n) {
                        boolean x = board.has(Player.X, r, c);
                        boolean o = board.has(Player.O, r, c);
                        sb.append(!x && !o ? '.' : (x == (me == 'X')) ? 'X' : 'O');
                    }
                }
                String line = sb.toString();
                if (line.contains("XXXXX")) {
                    return WIN;
                }
                for (int i = 0; i + 5 <= line.length(); i++) {
                    int stones = 0;
                    for (int j = i; j < i + 5; j++) {
                        if (line.charAt(j) == 'X') {
                            stones++;
                        } else if (line.charAt(j) == 'O') {
                            stones = -10;
                        }
                    }
                    points += stones > 0 ? SINGLE[stones] : 0;
                }
                for (Map.Entry<String, Integer> pattern : PATTERNS.entrySet()) {
                    if (line.contains(pattern.getKey())) {
                        points += pattern.getValue();
                        if (pattern.getValue() < 50000) {
                            threats++;
                        }
                        break;
                    }
                }
            }
        }
        if (threats >= 2) {
            points += 30000;
        }
        return Math.min(points, WIN / 2);
    }
}
